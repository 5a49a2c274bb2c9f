import { pictureLine, readPicture } from "../../../domain/product/picture-list.ts";
import { ChangedMark } from "../../components/field.tsx";
import { OfKeys } from "../../components/kbd.tsx";
import { Section } from "../../components/section.tsx";
import { Pictures } from "../../components/pictures/pictures.tsx";
import { useWords } from "../../words.tsx";
import type { FieldsProps } from "./fields.tsx";

const COLUMNS = ["image", "image text", "more images"];

/** The pictures of a product: the first of them is its own column with its text, the others a line each. */
export function ProductPictures({ texts, edits, faults, readOnly, set }: FieldsProps) {
  const { product: t, pictures: words } = useWords();
  const [image = "", text = "", more = ""] = COLUMNS.map((column) => texts[column]);
  const pictures = [
    ...(image === "" ? [] : [{ url: image, text }]),
    ...more.split("\n").filter(Boolean).map(readPicture),
  ];
  const fault = COLUMNS.map((column) => faults[column]).find((each) => each !== undefined);
  return (
    <Section
      title={
        <ChangedMark isChanged={COLUMNS.some((column) => column in edits)} fault={fault}>
          {t.sections.pictures}
        </ChangedMark>
      }
      aside={
        readOnly ? undefined : (
          <>
            {words.how.order}
            <OfKeys>{words.how.byKeys}</OfKeys>
          </>
        )
      }
    >
      <fieldset data-column="image" disabled={readOnly}>
        <legend className="visually-hidden">{t.sections.pictures}</legend>
        <Pictures
          pictures={pictures}
          onChange={([main, ...others]) =>
            set({
              image: main?.url ?? "",
              "image text": main?.text ?? "",
              "more images": others.map(pictureLine).join("\n"),
            })
          }
        />
      </fieldset>
    </Section>
  );
}
