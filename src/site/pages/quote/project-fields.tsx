import { quoteWords as words } from "../../../content/en/quote.ts";
import { INDUSTRIES, PRODUCT_CATEGORIES, PROJECT_SIZES, TIMELINES } from "../../../domain/quote.ts";
import { ChoiceRows } from "../../../ui/choice-rows.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-field.tsx";
import { fieldIn } from "../../components/inquiry-form/person-fields.tsx";
import type { InquiryFormState } from "../../components/inquiry-form/use-inquiry-form.ts";

/** What is asked for: industry, kind of product, how many, by when, and in the visitor's own words (spec §5). */
export function ProjectFields({ form, name }: { form: InquiryFormState; name: string }) {
  const { initial } = form;
  const field = (key: keyof typeof words.fields) => fieldIn(form, name, key, words.fields[key]);
  return (
    <>
      <SelectField
        {...field("industry")}
        options={INDUSTRIES}
        placeholder={words.chooseIndustry}
        initial={initial["industry"]}
      />
      <SelectField
        {...field("productCategory")}
        options={PRODUCT_CATEGORIES}
        placeholder={words.chooseCategory}
        initial={initial["productCategory"]}
      />
      <ChoiceRows {...field("projectSize")} options={PROJECT_SIZES} initial={initial["projectSize"]} />
      <ChoiceRows {...field("timeline")} options={TIMELINES} initial={initial["timeline"]} />
      <TextArea
        {...field("requirements")}
        wide
        help={words.requirementsHelp}
        hints={{ rows: 5, defaultValue: initial["requirements"] }}
      />
    </>
  );
}
