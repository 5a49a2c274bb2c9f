import { isWrongTime } from "../../../domain/company/company-form.ts";
import type { OpenTime } from "../../../domain/company/opening-hours.ts";
import { Button } from "../../components/button.tsx";
import { useWords } from "../../words.tsx";
import { TimeField } from "./time-field.tsx";
import styles from "./hours.module.css";

/** What a day opens with that was closed. */
const FIRST: OpenTime = [480, 780];

/** The next opening of a day: two hours after the last one for three and a half, or as far as the day goes. */
function nextOpening(open: readonly OpenTime[]): OpenTime {
  const last = open.at(-1);
  if (!last) return FIRST;
  const from = Math.min(last[1] + 120, 1380);
  return [from, Math.min(from + 210, 1440)];
}

type Props = {
  open: readonly OpenTime[];
  /** Whose times these are, for screen readers. */
  of: string;
  id: string;
  /** What is wrong, said of the times that it is about. */
  errorId: string | undefined;
  onChange: (open: readonly OpenTime[]) => void;
  onLeave: () => void;
};

/** The openings of a day as times; the last one can be taken out, and another added. */
export function OpenTimes({ open, of, id, errorId, onChange, onLeave }: Props) {
  const { company } = useWords();
  const { hours: words } = company;
  const put = (index: number, time: OpenTime) =>
    onChange(open.map((each, at) => (at === index ? time : each)));
  return (
    <div className={styles.times} id={id}>
      {open.length === 0 ? <span className={styles.off}>{words.off}</span> : null}
      {open.map(([from, to], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an opening is known by its place.
        <span key={index} className={styles.span}>
          <TimeField
            id={`${id}-${index}-0`}
            label={words.from(of)}
            value={from}
            describedBy={isWrongTime(open, index, 0) ? errorId : undefined}
            onChange={(minutes) => put(index, [minutes, to])}
            onLeave={onLeave}
          />
          <TimeField
            id={`${id}-${index}-1`}
            label={words.to(of)}
            value={to}
            describedBy={isWrongTime(open, index, 1) ? errorId : undefined}
            onChange={(minutes) => put(index, [from, minutes])}
            onLeave={onLeave}
          />
        </span>
      ))}
      {open.length < 3 ? (
        <Button
          kind="bare"
          small
          className={styles.sign ?? ""}
          aria-label={open.length === 0 ? words.openIt(of) : words.another(of)}
          onClick={() => onChange([...open, nextOpening(open)])}
        >
          {open.length === 0 ? words.open : "+"}
        </Button>
      ) : null}
      {open.length > 0 ? (
        <Button
          kind="bare"
          small
          className={styles.sign ?? ""}
          aria-label={words.takeOut(of)}
          onClick={() => onChange(open.slice(0, -1))}
        >
          −
        </Button>
      ) : null}
    </div>
  );
}
