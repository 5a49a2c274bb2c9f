import type { OtherDays } from "../../../domain/company/company.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import { OpenTimes } from "./open-times.tsx";
import { controlOf } from "./use-publish.ts";
import styles from "./hours.module.css";

type Props = {
  days: OtherDays;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (days: OtherDays) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** First and last day, the name, and the hours of other days; without hours they are closed. */
export function OtherDayForm({ days, index, errors, onChange, onDone, onRemove }: Props) {
  const { company } = useWords();
  const { otherDays: words, hours } = company;
  const path = `otherDays.${index}`;
  const [, timesError] = Object.entries(errors).find(([at]) => at.startsWith(`${path}.open`)) ?? [];
  const timesErrorId = timesError === undefined ? undefined : `${controlOf(path)}-times-error`;
  return (
    <>
      <div className={styles.dayFields}>
        <Field id={controlOf(`${path}.from`)} label={words.from} error={errors[`${path}.from`]}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={days.from}
              onChange={({ target }) =>
                // The last day follows the first, until it is set to a later one.
                onChange({ ...days, from: target.value, to: days.to === days.from ? target.value : days.to })
              }
            />
          )}
        </Field>
        <Field id={controlOf(`${path}.to`)} label={words.to} error={errors[`${path}.to`]}>
          {(control) => (
            <input
              {...control}
              type="date"
              min={days.from}
              value={days.to}
              onChange={({ target }) => onChange({ ...days, to: target.value })}
            />
          )}
        </Field>
        <Field id={controlOf(`${path}.name`)} label={words.name} error={errors[`${path}.name`]}>
          {(control) => (
            <input
              {...control}
              value={days.name}
              autoComplete="off"
              onChange={({ target }) => onChange({ ...days, name: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.dayTimes}>
        <OpenTimes
          open={days.open}
          of={days.name || words.unnamed}
          id={controlOf(`${path}.open`)}
          errorId={timesErrorId}
          onChange={(open) => onChange({ ...days, open })}
          onLeave={() => undefined}
        />
        <span className={styles.dim}>{days.open.length === 0 ? hours.closedThen : ""}</span>
        <span className={styles.dayButtons}>
          <Button kind="bare" small onClick={onRemove}>
            {words.remove}
          </Button>
          <Button small onClick={onDone}>
            {words.done}
          </Button>
        </span>
      </div>
      {timesError === undefined ? null : (
        <p className={styles.error} id={timesErrorId}>
          {timesError}
        </p>
      )}
    </>
  );
}
