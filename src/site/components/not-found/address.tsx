import { type ComparedPiece, comparedWith } from "../../../domain/search/edit-distance.ts";
import { useLanguageContent } from "../content.tsx";
import styles from "./address.module.css";

/** An address of the site as it stands in the browser's bar, with the part that it is about. */
export function AskedAddress({ folder = "/", part }: { folder?: string; part: string }) {
  const { prefix } = useLanguageContent();
  return (
    <span className={styles.address} dir="ltr">
      <span>{prefix + folder}</span>
      {part}
    </span>
  );
}

/** The address that was probably meant, with the letters marked that were missing or wrong in what was asked for. */
export function MeantAddress({
  folder = "/",
  asked,
  part,
}: {
  folder?: string;
  asked: string;
  part: string;
}) {
  const { prefix } = useLanguageContent();
  return (
    <span className={styles.address} dir="ltr">
      <span>{prefix + folder}</span>
      {withOffsets(comparedWith(asked, part)).map(({ at, text, isNew }) =>
        isNew ? <ins key={at}>{text}</ins> : text,
      )}
    </span>
  );
}

function withOffsets(pieces: readonly ComparedPiece[]): (ComparedPiece & { at: number })[] {
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return { ...piece, at };
  });
}
