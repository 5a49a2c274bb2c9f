import type { CellEdits } from "../../../domain/office/product-draft.ts";
import layout from "../../components/editor.module.css";
import { ChangedMark } from "../../components/field.tsx";
import { Section } from "../../components/section.tsx";
import { useWords } from "../../words.tsx";
import { columnLabel, PLACED } from "./columns.ts";
import { Documents } from "./documents/documents.tsx";
import { LineRows } from "./line-rows.tsx";
import { BrandField, CategoryField, type Choices } from "./place-fields.tsx";
import { ProductPictures } from "./product-pictures.tsx";
import type { OpenedProduct } from "./product-query.ts";
import { SpecificationRows } from "./specification-rows.tsx";
import { TextField } from "./text-field.tsx";

export type FieldsProps = {
  texts: Readonly<Record<string, string>>;
  edits: CellEdits;
  /** A sentence for each wrong column. */
  faults: Readonly<Record<string, string>>;
  choices: Choices | undefined;
  readOnly: boolean;
  set: (texts: Readonly<Record<string, string>>) => void;
};

/** Everything that is known of a product: the columns of a catalogue file, each with its field. */
export function ProductFields({
  columns,
  files,
  ...props
}: FieldsProps & Pick<OpenedProduct, "columns" | "files">) {
  const { product: t } = useWords();
  const { texts, edits, faults, readOnly, set } = props;
  const more = columns.filter((column) => !PLACED.has(column));
  const rowsOf = (column: string) => ({
    text: texts[column] ?? "",
    readOnly,
    onText: (text: string) => set({ [column]: text }),
  });
  const title = (column: string, text: string) => (
    <ChangedMark isChanged={column in edits} fault={faults[column]}>
      {text}
    </ChangedMark>
  );
  const length = (texts["description"] ?? "").length;
  return (
    <>
      <Section title={t.sections.what} aside={readOnly ? t.readOnly : t.asides.what}>
        <div className={layout.fields}>
          <TextField {...props} column="name" wide help={t.help.name((texts["name"] ?? "").length)} />
          <TextField {...props} column="article number" />
          <BrandField {...props} />
          <CategoryField {...props} />
          <TextField {...props} column="price" aside={t.help.price} numeric />
          <TextField {...props} column="description" wide lines={5} aside={t.help.description(length)} />
        </div>
      </Section>
      <ProductPictures {...props} />
      <Section title={title("features", t.sections.features)} aside={t.asides.features}>
        <LineRows
          {...rowsOf("features")}
          column="features"
          nameOf={t.rows.feature}
          placeholder={t.rows.newFeature}
        />
      </Section>
      <Section title={title("specifications", t.sections.specifications)} aside={t.asides.specifications}>
        <SpecificationRows {...rowsOf("specifications")} />
      </Section>
      <Section title={title("fits", t.sections.relations)} aside={t.asides.relations}>
        <LineRows
          {...rowsOf("fits")}
          column="fits"
          nameOf={t.rows.fit}
          placeholder={t.rows.newFit}
          articles
        />
      </Section>
      <Documents
        {...rowsOf("documents")}
        isChanged={"documents" in edits}
        fault={faults["documents"]}
        files={files}
      />
      {more.length > 0 ? (
        <Section title={t.sections.more}>
          <div className={layout.fields}>
            {more.map((column) => (
              <TextField
                key={column}
                {...props}
                column={column}
                label={columnLabel(t.columns, column)}
                wide
              />
            ))}
          </div>
        </Section>
      ) : null}
    </>
  );
}
