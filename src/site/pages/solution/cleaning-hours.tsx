import { useNavigate } from "@tanstack/react-router";
import { buttonClass } from "../../../ui/button.ts";
import { NumberInput } from "../../../ui/number-input.tsx";
import { pagePath } from "../../../urls/links.ts";
import { FLOOR_AREA } from "../../../domain/machines/floor-needs.ts";
import { PAGES, type PageParams, USUAL_NIGHTS } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { type ComparedMachine, HoursResult } from "./hours-result.tsx";
import styles from "./cleaning-hours.module.css";

type Props = { machines: readonly ComparedMachine[]; search: PageParams<"automation"> };

/** How long a floor takes with each kind of machine, by what the catalogue states; a form that works without scripts. */
export function CleaningHours({ machines, search }: Props) {
  const t = useContent("automation").hours;
  const area = search.area ?? FLOOR_AREA.usual;
  const nights = search.nights ?? USUAL_NIGHTS;
  if (machines.length === 0) return null;
  return (
    <section className={`page ${styles.hours}`} id="hours" aria-labelledby="hours-title">
      <div className={styles.head}>
        <h2 id="hours-title">{t.title}</h2>
        <p>{t.lede}</p>
      </div>
      <div className={styles.instrument}>
        <Question area={area} nights={nights} />
        <HoursResult machines={machines} area={area} nights={nights} />
      </div>
      <p className={`small ${styles.note}`}>
        {t.note} <Link href={pagePath("finder", { area })}>{t.finder}</Link>
      </p>
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
        void navigate({ href: pagePath("automation", search), resetScroll: false });
      }}
    >
      <label>
        <span>{t.area}</span>
        {/* Another answer is another form: what was typed gives way to what was calculated. */}
        <NumberInput
          key={area}
          large
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
