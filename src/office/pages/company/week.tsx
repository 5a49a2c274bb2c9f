import type { Day, OpenTime } from "../../../domain/company/opening-hours.ts";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import { DayBar, type Scale } from "./day-bar.tsx";
import { OpenTimes } from "./open-times.tsx";
import type { Facts } from "./use-facts.ts";
import { controlOf } from "./use-publish.ts";
import styles from "./hours.module.css";

/** Of the whole week, so that days can be compared; at least a usual day, so that there is room to drag into. */
function scaleOf(week: readonly Day[]): Scale {
  const times = week.flatMap(({ open }) => open.flat()).filter((time) => !Number.isNaN(time));
  const from = Math.min(8 * 60, ...times);
  const to = Math.max(19 * 60, ...times);
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** The hours of the week on the bars that visitors see, and as times; below them how soon a first reply is due. */
export function WeekHours({ facts, mayChange }: { facts: Facts; mayChange: boolean }) {
  const { company: words } = useWords();
  const { hours, replyGoal } = facts.facts;
  const scale = scaleOf(hours);
  const put = (index: number, open: readonly OpenTime[]) =>
    facts.set({ hours: hours.map((day, at) => (at === index ? { ...day, open } : day)) });
  return (
    <>
      <div className={styles.week}>
        {hours.map(({ day, open }, index) => {
          const path = `hours.${index}`;
          const [, error] = Object.entries(facts.errors).find(([at]) => at.startsWith(path)) ?? [];
          const errorId = error === undefined ? undefined : `${controlOf(path)}-error`;
          return (
            <div key={day} className={styles.day}>
              <span>{words.between.shortDays[day]}</span>
              <DayBar open={open} scale={scale} mayChange={mayChange} onChange={(next) => put(index, next)} />
              <div>
                <OpenTimes
                  open={open}
                  of={words.between.days[day] ?? ""}
                  id={controlOf(`${path}.open`)}
                  errorId={errorId}
                  onChange={(next) => put(index, next)}
                  onLeave={() => facts.leave("hours")}
                />
                {error === undefined ? null : (
                  <p className={styles.error} id={errorId}>
                    {error}
                  </p>
                )}
              </div>
            </div>
          );
        })}
      </div>
      <div className={styles.goal}>
        <Field
          id={controlOf("replyGoal")}
          label={words.replyGoal}
          error={facts.errors["replyGoal"]}
          help={words.replyGoalHelp}
          changed={facts.isChanged("replyGoal")}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              min={0.25}
              max={47.5}
              step={0.25}
              value={Number.isNaN(replyGoal) ? "" : replyGoal / 60}
              onChange={({ target }) => facts.set({ replyGoal: Math.round(target.valueAsNumber * 60) })}
              onBlur={() => facts.leave("replyGoal")}
            />
          )}
        </Field>
      </div>
    </>
  );
}
