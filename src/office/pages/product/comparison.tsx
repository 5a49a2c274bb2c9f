import { differingColumns, type EntityVersion } from "../../../domain/office/entity-version.ts";
import { differingPieces } from "../../../domain/office/text-difference.ts";
import { datesApart } from "../../components/dates.ts";
import { isOfPictures, PictureValues } from "../../components/pictures/picture-values.tsx";
import { Section } from "../../components/section.tsx";
import { useWords } from "../../words.tsx";
import { columnLabel } from "./columns.ts";
import styles from "./history.module.css";

/** Two versions beside each other: what differs, word by word, and below it what is the same in both. */
export function Comparison({ left, right }: { left: EntityVersion; right: EntityVersion }) {
  const { product: t, documents, record } = useWords();
  const columns = differingColumns(left.snapshot, right.snapshot);
  const [leftDate = "", rightDate = ""] = datesApart([left.at, right.at]);
  const all = [...new Set([...Object.keys(left.snapshot), ...Object.keys(right.snapshot)])];
  const unchanged = all.filter((column) => !columns.includes(column) && left.snapshot[column]);
  const textOf = ({ snapshot }: EntityVersion, column: string) => {
    const text = snapshot[column] ?? "";
    if (column === "active") return text === "yes" ? record.values.active.yes : record.values.active.no;
    return column === "documents" ? text.split("\n").map(documents.text).join("\n") : text;
  };
  return (
    <Section
      title={t.versions.compare(leftDate, rightDate)}
      aside={
        columns.length === 0
          ? t.versions.same
          : t.versions.differ(columns.length, all.length - columns.length)
      }
    >
      <table className={styles.differences}>
        <colgroup>
          <col className={styles.field} />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{t.versions.field}</span>
            </th>
            <th scope="col">
              {t.versions.left} · {leftDate}
            </th>
            <th scope="col">
              {t.versions.right} · {rightDate}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const [before, after] = [textOf(left, column), textOf(right, column)];
            if (isOfPictures(column)) {
              return (
                <tr key={column}>
                  <th scope="row">{columnLabel(t.columns, column)}</th>
                  <td>
                    <PictureValues text={before} beside={after} side="left" />
                  </td>
                  <td>
                    <PictureValues text={after} beside={before} side="right" />
                  </td>
                </tr>
              );
            }
            const texts = differingPieces(before, after);
            const pieces = texts.map((piece, place) => ({ ...piece, place }));
            return (
              <tr key={column}>
                <th scope="row">{columnLabel(t.columns, column)}</th>
                <td dir="auto">
                  {pieces.map(({ text, side, place }) =>
                    side === "right" ? null : side === "left" ? <del key={place}>{text}</del> : text,
                  )}
                </td>
                <td dir="auto">
                  {pieces.map(({ text, side, place }) =>
                    side === "left" ? null : side === "right" ? <ins key={place}>{text}</ins> : text,
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {unchanged.length === 0 ? null : (
        <details className={styles.same} open>
          <summary>{t.versions.unchanged}</summary>
          <dl>
            {unchanged.map((column) => (
              <div key={column}>
                <dt>{columnLabel(t.columns, column)}</dt>
                <dd dir="auto">
                  {isOfPictures(column) ? (
                    <PictureValues text={textOf(left, column)} beside={textOf(left, column)} side="left" />
                  ) : (
                    textOf(left, column)
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Section>
  );
}
