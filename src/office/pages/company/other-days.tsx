import { useState } from "react";
import type { OtherDays } from "../../../domain/company/company.ts";
import { dateInBahrain } from "../../../domain/company/opening-hours.ts";
import { otherDayLines } from "../../../content/opening-times.ts";
import { Button } from "../../components/button.tsx";
import { Section } from "../../components/section.tsx";
import { useNow } from "../../now.ts";
import { useWords } from "../../words.tsx";
import { OtherDayForm } from "./other-day-form.tsx";
import type { Facts } from "./use-facts.ts";
import { controlOf } from "./use-publish.ts";
import styles from "./hours.module.css";

/** Tomorrow, as new days begin with. */
const tomorrow = () => new Date(Date.now() + 27 * 60 * 60_000).toISOString().slice(0, 10);

/** Holidays and other days: their list, and the form of the one that is being changed. */
export function OtherDaysList({ facts, mayChange }: { facts: Facts; mayChange: boolean }) {
  const { company: words } = useWords();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { otherDays } = facts.facts;
  // Past ones are kept for the times that were counted with them.
  const today = dateInBahrain(useNow());
  const isPast = ({ to }: OtherDays) => to !== "" && to < today;
  const lines = otherDayLines(otherDays, words.between, "en-GB");
  const put = (next: readonly OtherDays[]) => facts.set({ otherDays: next });
  const errorOf = (index: number) =>
    Object.entries(facts.errors).find(([path]) => path.startsWith(`otherDays.${index}.`))?.[1];
  const add = () => {
    put([...otherDays, { from: tomorrow(), to: tomorrow(), name: "", open: [] }]);
    setOpenAt(otherDays.length);
  };
  return (
    <Section
      title={words.otherDays.title}
      aside={
        mayChange ? (
          <Button kind="bare" small onClick={add}>
            + {words.otherDays.add}
          </Button>
        ) : undefined
      }
    >
      <div id={controlOf("otherDays")}>
        {facts.errors["otherDays"] === undefined ? null : (
          <p className={styles.error}>{facts.errors["otherDays"]}</p>
        )}
        {otherDays.every(isPast) ? <p className={styles.none}>{words.otherDays.none}</p> : null}
        <ul className={styles.others}>
          {otherDays.map((days, index) =>
            mayChange && (openAt === index || errorOf(index) !== undefined) ? (
              // oxlint-disable-next-line react/no-array-index-key -- days are known by their place until they are kept.
              <li key={index} className={styles.openDays}>
                <OtherDayForm
                  days={days}
                  index={index}
                  errors={facts.errors}
                  onChange={(next) => put(otherDays.map((each, at) => (at === index ? next : each)))}
                  onDone={() => {
                    facts.leave("otherDays");
                    setOpenAt(null);
                  }}
                  onRemove={() => {
                    put(otherDays.filter((_, at) => at !== index));
                    setOpenAt(null);
                  }}
                />
              </li>
            ) : isPast(days) ? null : (
              // oxlint-disable-next-line react/no-array-index-key -- as above.
              <li key={index}>
                <span className={styles.dates}>{lines[index]?.days}</span>
                <span>{days.name}</span>
                <span className={styles.dim}>{lines[index]?.times}</span>
                {mayChange ? (
                  <Button
                    kind="bare"
                    small
                    aria-label={words.otherDays.change(days.name)}
                    onClick={() => setOpenAt(index)}
                  >
                    {words.change}
                  </Button>
                ) : null}
              </li>
            ),
          )}
        </ul>
      </div>
    </Section>
  );
}
