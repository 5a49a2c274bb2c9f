import { readPicture } from "../../../domain/product/picture-list.ts";
import { fileNameOf } from "../../../urls/images.ts";
import styles from "./picture-values.module.css";

const COLUMNS = ["image", "more images", "logo", "banner"];

/** Whether the text of a column names pictures. */
export const isOfPictures = (column: string) => COLUMNS.includes(column);

/** The pictures that the text of a column names, one a line, each with its text; those that are not in `beside` are marked. */
export function PictureValues({
  text,
  beside = text,
  side,
}: {
  text: string;
  beside?: string;
  side: "left" | "right";
}) {
  const others = new Set(beside.split("\n"));
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <span className={styles.pictures}>
      {lines.map((line) => {
        const picture = readPicture(line);
        const name = fileNameOf(picture.url) ?? picture.url;
        const Mark = others.has(line) ? "span" : side === "left" ? "del" : "ins";
        return (
          <Mark key={line} title={name}>
            <img src={picture.url} alt={picture.text === "" ? name : ""} loading="lazy" />
            {picture.text}
          </Mark>
        );
      })}
    </span>
  );
}
