import { Button } from "../../components/button.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { useWords } from "../../words.tsx";
import type { InboxItem } from "./queries.ts";
import { movesOfAll } from "./changes.ts";
import type { InquiryStatus } from "../../../domain/inquiry/inquiry.ts";
import styles from "./bulk.module.css";

type Props = {
  chosen: readonly InboxItem[];
  now: Date;
  onGive: () => void;
  onMove: (to: InquiryStatus) => void;
  onClear: () => void;
};

/** What can be done with all chosen inquiries at once: only the moves that every one of them allows. */
export function Bulk({ chosen, now, onGive, onMove, onClear }: Props) {
  const { bulk: words, statuses } = useWords().inbox;
  const moves = movesOfAll(chosen, now);
  const free = chosen.filter(({ owner }) => owner === null).length;
  return (
    <section className={`dark ${styles.bar}`} aria-label={words.label(chosen.length)}>
      <b aria-hidden="true">{chosen.length}</b>
      <span aria-hidden="true">{words.chosen}</span>
      <div className={styles.moves}>
        <Button small onClick={onGive}>
          {words.giveTo} <Kbd>O</Kbd>
        </Button>
        {moves.map((to) => (
          <Button key={to} small onClick={() => onMove(to)}>
            {statuses[to]}
          </Button>
        ))}
      </div>
      <p>{moves.length === 0 ? words.noMoves : free > 0 ? words.free(free) : null}</p>
      <Button small onClick={onClear}>
        {words.clear} <Kbd>Escape</Kbd>
      </Button>
    </section>
  );
}
