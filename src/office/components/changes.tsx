import { differingPieces, shortened } from "../../domain/office/text-difference.ts";
import { isOfPictures, PictureValues } from "./pictures/picture-values.tsx";
import { useWords } from "../words.tsx";
import { type Change, recordedChanges } from "../../domain/office/recorded-changes.ts";
import { shortDate } from "./dates.ts";
import styles from "./changes.module.css";

type Line = Parameters<typeof recordedChanges>[0];

/** What a line of the record changed: each field by its name, what it was and what it became. */
export function Changes({ line, names }: { line: Line; names: ReadonlyMap<string, string> }) {
  const { record, documents } = useWords();
  const words = { ...record, moment: (iso: string) => shortDate(iso), document: documents.text };
  const changes = recordedChanges(line, words, names);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.label}</dt>
          <dd dir="auto">
            <Value {...change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer texts are told as one, with what changed in it marked (characters). */
const SHORT = 60;

function Value({ field, before, after }: Change) {
  const { record } = useWords();
  if (isOfPictures(field)) {
    const [left, right] = [before, after].map((text) => (text === record.nothing ? "" : (text ?? "")));
    return (
      <>
        <PictureValues text={left ?? ""} beside={right ?? ""} side="left" />
        <PictureValues text={right ?? ""} beside={left ?? ""} side="right" />
      </>
    );
  }
  if (before !== null && after !== null && `${before}${after}`.includes("\n")) {
    return <Lines before={before.split("\n")} after={after.split("\n")} />;
  }
  const isNew = before === record.nothing || after === record.nothing;
  if (!isNew && before !== null && after !== null && Math.max(before.length, after.length) > SHORT) {
    const pieces = shortened(differingPieces(before, after)).map((piece, place) => ({ ...piece, place }));
    return pieces.map(({ text, side, place }) =>
      side === "both" ? (
        text
      ) : side === "left" ? (
        <del key={place}>{text}</del>
      ) : (
        <ins key={place}>{text}</ins>
      ),
    );
  }
  return (
    <>
      {before === null ? null : before === record.nothing ? before : <del>{before}</del>}
      {before === null || after === null ? null : " → "}
      {after === null ? null : after === record.nothing ? after : <ins>{after}</ins>}
    </>
  );
}

/** Texts of several lines: those that went and those that came, as a moved one is no other text. */
function Lines({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { record } = useWords();
  const gone = before.filter((line) => !after.includes(line) && line !== record.nothing);
  const come = after.filter((line) => !before.includes(line) && line !== record.nothing);
  if (gone.length + come.length === 0) return record.otherOrder;
  return (
    <ul>
      {gone.map((line) => (
        <li key={`- ${line}`}>
          <del>{line}</del>
        </li>
      ))}
      {come.map((line) => (
        <li key={`+ ${line}`}>
          <ins>{line}</ins>
        </li>
      ))}
    </ul>
  );
}
