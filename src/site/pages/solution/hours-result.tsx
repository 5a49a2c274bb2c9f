import {
  type CleaningTime,
  cleaningTime,
  hourMarks,
  type TypicalMachine,
} from "../../../domain/machines/cleaning-hours.ts";
import { productPath } from "../../../urls/links.ts";
import { CatalogueText } from "../../components/catalogue-text/catalogue-text.tsx";
import { useContent, useLanguageContent } from "../../components/content.tsx";
import { Link } from "../../components/link.tsx";
import { numberText } from "../../components/product-card/figure-text.ts";
import { ProductImage } from "../../components/product-image/product-image.tsx";
import type { Pictured } from "./view.ts";
import styles from "./hours-result.module.css";

export type ComparedMachine = TypicalMachine<Pictured>;

type Props = { machines: readonly ComparedMachine[]; area: number; nights: number };

/** Hours as they are read: 0.4 h, 12 h, never 0. */
function useHours(): (value: number) => string {
  const t = useContent("automation").hours;
  const { locale } = useLanguageContent();
  return (value) =>
    t.unit(
      numberText(value < 10 ? Math.max(0.1, Math.round(value * 10) / 10) : Math.round(value), "h", locale),
    );
}

/** The answer in a sentence, and a bar a machine on one axis of hours, with why that machine stands for its kind. */
export function HoursResult({ machines, area, nights }: Props) {
  const t = useContent("automation").hours;
  const { locale } = useLanguageContent();
  const times = machines.map((machine) => ({ machine, time: cleaningTime(machine, area, nights) }));
  const marks = hourMarks(Math.max(...times.map(({ time }) => time.aNight)));
  const end = marks.at(-1) ?? 1;
  return (
    <div className={styles.result} role="group" aria-labelledby="hours-result">
      <div className={styles.answer}>
        <p id="hours-result">{t.result(area, nights)}</p>
        <Answer times={times} />
      </div>
      <ol className={styles.bars} style={{ "--columns": marks.length - 1 }}>
        {times.map(({ machine, time }) => (
          <Bar key={machine.kind} machine={machine} time={time} part={time.aNight / end} />
        ))}
      </ol>
      <p className={styles.axis} aria-hidden="true">
        <span>{t.axis}</span>
        {marks.map((hour) => (
          <i key={hour} className="num" style={{ insetInlineStart: `${(hour / end) * 100}%` }}>
            {numberText(hour, "h", locale)}
          </i>
        ))}
      </p>
    </div>
  );
}

type Timed = { machine: ComparedMachine; time: CleaningTime };

/** The shortest time that takes somebody, and the one that takes nobody. */
function Answer({ times }: { times: readonly Timed[] }) {
  const t = useContent("automation").hours;
  const hours = useHours();
  const robot = times.find(({ machine }) => machine.kind === "robot");
  const [fastest] = times
    .filter((timed) => timed !== robot)
    .toSorted((a, b) => a.time.aNight - b.time.aNight);
  return (
    <p className={styles.sentence}>
      {fastest ? t.fastest(t.kinds[fastest.machine.kind], hours(fastest.time.aNight)) : null}{" "}
      {robot ? t.withoutPerson(hours(robot.time.aNight)) : null}
    </p>
  );
}

/** A kind of machine: its hours as a bar and in words, and the machine of the catalogue that they are of. */
function Bar({ machine, time, part }: Timed & { part: number }) {
  const t = useContent("automation").hours;
  const hours = useHours();
  const { kind, product, productivity, among } = machine;
  return (
    <li data-robot={kind === "robot" || undefined}>
      <div className={styles.picture} aria-hidden="true">
        <ProductImage {...product} use="row" />
      </div>
      <p className={styles.kind}>
        <strong>
          <CatalogueText>{t.kinds[kind]}</CatalogueText>
        </strong>{" "}
        <span>{t.staff[kind]}</span>
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.bar} style={{ "--part": part }} />
      </div>
      <p className={styles.time}>
        <b className="num">{hours(time.aNight)}</b> {t.aNight}
        <span>{t.aWeek(hours(time.aWeek))}</span>
        {time.machines > 1 ? (
          <span>{t.machines(time.machines)}</span>
        ) : time.charges !== null && time.charges > 1 ? (
          <span>{t.charges(time.charges, machine.runTimeIsMost)}</span>
        ) : null}
      </p>
      <p className={styles.machine}>
        <Link className="link" href={productPath(product.id)}>
          <CatalogueText>{product.name}</CatalogueText>
        </Link>{" "}
        <span className="num">{t.why(productivity, among)}</span>
      </p>
    </li>
  );
}
