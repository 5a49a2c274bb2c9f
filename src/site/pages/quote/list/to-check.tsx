import type { ListLine } from "../../../../domain/quote/quote-list.ts";
import { useContent } from "../../../components/content.tsx";
import styles from "./list.module.css";

/** The field of a line whose article or quantity is to be checked. */
export const checkId = (place: number) => `check-${place}`;

/** Whether a line may mean several articles, and none is chosen. */
const isOpen = ({ product, choices }: ListLine) => product === "" && choices.length > 0;

/** The places of the lines that wait for the buyer. */
export function placesToCheck(lines: readonly ListLine[]): number[] {
  return lines.flatMap((line, place) => (isOpen(line) || line.isDoubtful ? place : []));
}

/** How many lines are to be checked, with the way to them: in a long list nobody finds them by themselves. */
export function ToCheck({ lines, onShow }: { lines: readonly ListLine[]; onShow: () => void }) {
  const t = useContent("quoteList");
  const open = lines.filter(isOpen).length;
  const { length } = placesToCheck(lines);
  if (length === 0) return null;
  return (
    <p className={styles.notice}>
      {t.toCheck(open, length - open)} <ToCheckLink lines={lines} onShow={onShow} />
    </p>
  );
}

/** Shows the lines that are to be checked by themselves; without scripts it leads to the first. */
export function ToCheckLink({ lines, onShow }: { lines: readonly ListLine[]; onShow: () => void }) {
  const t = useContent("quoteList");
  const [first] = placesToCheck(lines);
  if (first === undefined) return null;
  return (
    <a
      href={`#${checkId(first)}`}
      className="link"
      onClick={(event) => {
        event.preventDefault();
        onShow();
        const field = document.getElementById(checkId(first));
        field?.scrollIntoView({ block: "center" });
        field?.focus({ preventScroll: true });
      }}
    >
      {t.showToCheck}
    </a>
  );
}
