import { Link, useNavigate } from "@tanstack/react-router";
import { cleaningTime, type FloorMachine } from "../../../domain/cleaning-hours.ts";
import { buttonClass } from "../../../ui/button.ts";
import { pagePath, toProduct } from "../../../urls/links.ts";
import { FLOOR_AREA, PAGES, type PageParams, USUAL_NIGHTS } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import styles from "./cleaning-hours.module.css";

type Search = PageParams<"automation">;

/** How long a floor takes with each kind of machine, by what the catalogue states; a form that works without scripts. */
export function CleaningHours({ machines, search }: { machines: readonly FloorMachine[]; search: Search }) {
  const t = useContent("automation").hours;
  const area = search.area ?? FLOOR_AREA.usual;
  const nights = search.nights ?? USUAL_NIGHTS;
  if (machines.length === 0) return null;
  return (
    <section className={`page grid ${styles.hours}`} id="hours" aria-labelledby="hours-title">
      <div className={styles.question}>
        <h2 id="hours-title">{t.title}</h2>
        <p className="lede">{t.lede}</p>
        <Question area={area} nights={nights} />
      </div>
      <div className={styles.result} role="group" aria-labelledby="hours-result">
        <p id="hours-result" className={styles.caption}>
          {t.result(area, nights)}
        </p>
        <Bars machines={machines} area={area} nights={nights} />
        <p className="small">{t.note}</p>
      </div>
    </section>
  );
}

function Question({ area, nights }: { area: number; nights: number }) {
  const t = useContent("automation").hours;
  const { prefix } = useLanguageContent();
  const navigate = useNavigate();
  return (
    <form
      className={styles.form}
      action={`${prefix}${pagePath("automation")}#hours`}
      onSubmit={(event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(event.currentTarget));
        const search = readParams(PAGES.automation.params, values);
        void navigate({ to: PAGES.automation.path, search, resetScroll: false });
      }}
    >
      <label>
        <span>{t.area}</span>
        {/* Another answer is another form: what was typed gives way to what was calculated. */}
        <input
          key={area}
          type="number"
          name="area"
          inputMode="numeric"
          min={FLOOR_AREA.least}
          max={FLOOR_AREA.most}
          required
          defaultValue={area}
        />
      </label>
      <label>
        <span>{t.nights}</span>
        <select key={nights} name="nights" defaultValue={nights}>
          {[1, 2, 3, 4, 5, 6, 7].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass()}>
        {t.calculate}
      </button>
    </form>
  );
}

type BarsProps = { machines: readonly FloorMachine[]; area: number; nights: number };

/** A bar a machine, as long as its hours beside the longest. */
function Bars({ machines, area, nights }: BarsProps) {
  const t = useContent("automation").hours;
  const { locale } = useLanguageContent();
  const times = machines.map((machine) => ({ machine, time: cleaningTime(machine, area, nights) }));
  const longest = Math.max(...times.map(({ time }) => time.aNight));
  const hours = (value: number) =>
    t.unit(
      numberText(value < 10 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value), "h", locale),
    );
  return (
    <ol className={styles.bars}>
      {times.map(({ machine, time }) => (
        <li key={machine.kind} data-robot={machine.kind === "robot" || undefined}>
          <p className={styles.kind}>
            <strong>{t.kinds[machine.kind]}</strong> <span>{t.staff[machine.kind]}</span>
          </p>
          <div className={styles.bar} style={{ "--part": time.aNight / longest }} aria-hidden="true" />
          <p className={styles.time}>
            <b className="num">{hours(time.aNight)}</b> {t.aNight}
            <span>{t.aWeek(hours(time.aWeek))}</span>
            {time.machines > 1 ? (
              <span>{t.machines(time.machines)}</span>
            ) : time.charges !== null && time.charges > 1 ? (
              <span>{t.charges(time.charges)}</span>
            ) : null}
          </p>
          <Link className="link" {...toProduct(machine.id)}>
            <CatalogueText>{machine.name}</CatalogueText>
          </Link>
        </li>
      ))}
    </ol>
  );
}
