import { useContent } from "../../components/content.tsx";
import { INDUSTRIES, PRODUCT_CATEGORIES, PROJECT_SIZES, TIMELINES } from "../../../domain/quote.ts";
import { ChoiceRows } from "../../../ui/choice-rows.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { fieldIn } from "../../components/inquiry-form/person-fields.tsx";
import type { InquiryFormState } from "../../components/inquiry-form/use-inquiry-form.ts";

/** What is asked for: industry, kind of product, how many, by when, and in the visitor's own words (R17.4). */
export function ProjectFields({ form, name }: { form: InquiryFormState; name: string }) {
  const t = useContent("quote");
  const { initial } = form;
  const field = (key: keyof typeof t.fields) => fieldIn(form, name, key, t.fields[key]);
  return (
    <>
      <SelectField
        {...field("industry")}
        options={INDUSTRIES}
        placeholder={t.chooseIndustry}
        initial={initial["industry"]}
      />
      <SelectField
        {...field("productCategory")}
        options={PRODUCT_CATEGORIES}
        placeholder={t.chooseCategory}
        initial={initial["productCategory"]}
      />
      <ChoiceRows {...field("projectSize")} options={PROJECT_SIZES} initial={initial["projectSize"]} />
      <ChoiceRows {...field("timeline")} options={TIMELINES} initial={initial["timeline"]} />
      <TextArea
        {...field("requirements")}
        wide
        help={t.requirementsHelp}
        hints={{ rows: 5, defaultValue: initial["requirements"] }}
      />
    </>
  );
}
