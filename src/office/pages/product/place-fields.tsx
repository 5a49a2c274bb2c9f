import layout from "../../components/editor.module.css";
import { Combobox } from "../../components/combobox.tsx";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import type { FieldsProps } from "./fields.tsx";

/** The brands and categories that there are. */
export type Choices = {
  brands: readonly { name: string }[];
  categories: readonly { name: string; subcategories: readonly { name: string }[] }[];
};

/** The brand: one that there is, or a new one by its name. */
export function BrandField({ texts, edits, faults, choices, readOnly, set }: FieldsProps) {
  const { product: t } = useWords();
  const known = choices?.brands.map(({ name }) => ({ value: name })) ?? [];
  const brand = texts["brand"] ?? "";
  const isNew =
    brand.trim() !== "" && !known.some(({ value }) => value.toLowerCase() === brand.trim().toLowerCase());
  return (
    <div data-column="brand">
      <Field
        id="column-brand"
        label={t.columns.brand}
        error={faults["brand"]}
        help={isNew && choices ? t.makeBrand(brand.trim()) : undefined}
        changed={"brand" in edits}
      >
        {(control) => (
          <Combobox
            value={brand}
            choices={known}
            onPick={(name) => set({ brand: name })}
            onType={(name) => set({ brand: name })}
            control={{ ...control, placeholder: t.chooseBrand, disabled: readOnly }}
          />
        )}
      </Field>
    </div>
  );
}

const ARROW = " › ";

/** Category and subcategory, chosen as one place of the tree. */
export function CategoryField({ texts, edits, faults, choices, readOnly, set }: FieldsProps) {
  const { product: t } = useWords();
  const places = (choices?.categories ?? []).flatMap(({ name, subcategories }) => [
    { category: name, subcategory: "" },
    ...subcategories.map((each) => ({ category: name, subcategory: each.name })),
  ]);
  const labelOf = (category: string, subcategory: string) =>
    subcategory === "" ? category : `${category}${ARROW}${subcategory}`;
  return (
    <div className={layout.wide} data-column="category">
      <Field
        id="column-category"
        label={t.columns.category}
        error={faults["category"] ?? faults["subcategory"]}
        changed={"category" in edits || "subcategory" in edits}
      >
        {(control) => (
          <Combobox
            value={labelOf(texts["category"] ?? "", texts["subcategory"] ?? "")}
            choices={places.map(({ category, subcategory }) => ({ value: labelOf(category, subcategory) }))}
            onPick={(picked) => {
              const place = places.find(
                ({ category, subcategory }) => labelOf(category, subcategory) === picked,
              );
              if (place) set(place);
            }}
            control={{ ...control, placeholder: t.chooseCategory, disabled: readOnly }}
          />
        )}
      </Field>
    </div>
  );
}
