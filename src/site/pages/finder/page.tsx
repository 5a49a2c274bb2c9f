import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { FLOOR_AREA, FLOOR_HOURS, FLOORS, OBSTACLES, POWERS } from "../../../domain/machines/floor-needs.ts";
import { IN_PRACTICE } from "../../../domain/machines/machine-finder.ts";
import { buttonClass } from "../../../ui/button.ts";
import { ChoiceRows } from "../../../ui/choice-rows.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { useDelay } from "../../../ui/use-delay.ts";
import { pagePath } from "../../../urls/links.ts";
import { PAGES, type PageParams } from "../../../urls/pages.ts";
import { readParams } from "../../../urls/params.ts";
import { SolutionBreadcrumbs } from "../../components/breadcrumbs/solution-breadcrumbs.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { TYPING_RESTS, useListSearch } from "../../components/filters/use-list-search.ts";
import { Link } from "../../components/link.tsx";
import { Machines } from "./machines.tsx";
import { needsOf } from "./needs.ts";
import type { FinderView } from "./view.ts";
import styles from "./page.module.css";

type Props = {
  /** Null while the machines are on their way, or could not be loaded. */
  found: FinderView | null;
  search: PageParams<"finder">;
};

/** Which machine finishes a floor in time: a form that works without scripts, and the machines with reasons. */
export function FinderPage({ found, search }: Props) {
  const t = useContent("finder");
  const needs = needsOf(search);
  const list = useListSearch(search, (next) => pagePath("finder", next));
  // The machines for other answers are on their way, or could not be loaded.
  const isOld = list.state !== "ready";
  return (
    <div className={`page ${styles.finder}`}>
      <SolutionBreadcrumbs here={t.crumb} />
      <div className={styles.top}>
        <h1>{t.title}</h1>
        <p className="lede">{t.lede}</p>
      </div>
      <div className={styles.columns}>
        <Question search={search} onChange={(next) => list.change(() => next, true)} />
        <section className={styles.result} id="machines" aria-labelledby="needed">
          <div className={styles.needed} role="status">
            <h2 id="needed">
              {t.needed}
              {found === null ? null : (
                <b className="num" inert={isOld}>
                  {t.perHour(found.needed)}
                </b>
              )}
            </h2>
            <p>{isOld ? t.changed : t.sum(needs, IN_PRACTICE[needs.obstacles])}</p>
          </div>
          {found === null ? null : found.machines.length === 0 ? (
            <div className={styles.none}>
              <h3>{t.none}</h3>
              <p>{t.noneHint}</p>
              <Link href={pagePath("contact")} className={buttonClass("line")}>
                {t.describe}
              </Link>
            </div>
          ) : (
            <div inert={isOld}>
              <Machines found={found} needs={needs} />
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

type QuestionProps = Pick<Props, "search"> & { onChange: (next: Props["search"]) => void };

/** The answers, which the machines follow; without scripts the button asks for these. */
function Question({ search, onChange }: QuestionProps) {
  const t = useContent("finder");
  const { prefix } = useLanguageContent();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const delay = useDelay();
  /** What the form asked for last. */
  const sent = useRef<string>(null);
  const asked = JSON.stringify(needsOf(search));
  /** The answers of the form from now on, or null where a number is none. */
  function answers() {
    delay.cancel();
    if (!form.current?.matches(":valid")) return null;
    const given = answersIn(form.current);
    sent.current = JSON.stringify(needsOf(given));
    return given;
  }
  function send() {
    const given = answers();
    if (given) onChange(given);
  }
  const settle = useEffectEvent((now: string) => {
    // Going back leads to other answers than those of the form.
    if (sent.current !== null && sent.current !== now) form.current?.reset();
    // What was answered before hydration counts too.
    if (sent.current === null && answers() && sent.current !== now) send();
  });
  useEffect(() => settle(asked), [asked]);
  const { area, hours, floor, obstacles, power } = needsOf(search);
  const choices = [
    {
      name: "floor",
      label: t.floor,
      initial: floor,
      options: FLOORS.map((value) => ({ value, label: t.floors[value] })),
    },
    {
      name: "obstacles",
      label: t.obstacles,
      initial: obstacles,
      options: OBSTACLES.map((value) => ({ value, label: t.amounts[value] })),
    },
    {
      name: "power",
      label: t.power,
      initial: power ?? "any",
      options: (["any", ...POWERS] as const).map((value) => ({ value, label: t.powers[value] })),
    },
  ];
  return (
    <form
      ref={form}
      className={styles.form}
      action={`${prefix}${pagePath("finder")}#machines`}
      onChange={({ target }) => {
        const isTyped = target instanceof HTMLInputElement && target.type === "number";
        delay.after(isTyped ? TYPING_RESTS.number : 0, send);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate({ href: `${pagePath("finder", answers() ?? {})}#machines` });
      }}
    >
      <NumberField name="area" label={t.area} limits={FLOOR_AREA} value={area} />
      <NumberField name="hours" label={t.hours} limits={FLOOR_HOURS} value={hours} />
      {choices.map(({ name, label, initial, options }) => (
        <ChoiceRows key={name} id={name} {...{ name, label, initial, options }} optional="" wide />
      ))}
      <button type="submit" className={`${buttonClass()} ${styles.find}`}>
        {t.find}
      </button>
    </form>
  );
}

const answersIn = (form: HTMLFormElement) =>
  readParams(PAGES.finder.params, Object.fromEntries(new FormData(form)));

type NumberProps = {
  name: string;
  label: string;
  limits: { least: number; most: number };
  value: number;
};

function NumberField({ name, label, limits, value }: NumberProps) {
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <NumberInput
        large
        name={name}
        inputMode="numeric"
        min={limits.least}
        max={limits.most}
        required
        defaultValue={value}
      />
    </label>
  );
}
