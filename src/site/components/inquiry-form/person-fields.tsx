import { useContent } from "../content.tsx";
import type { FieldProps } from "../../../ui/field.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { InquiryFormState } from "./use-inquiry-form.ts";

/** What a field is given by the form that it stands in: its id, and what is wrong with it. */
export function fieldIn(form: InquiryFormState, formName: string, name: string, label: string): FieldProps {
  return { id: `${formName}-${name}`, name, label, error: form.errors[name] };
}

type Props = {
  form: InquiryFormState;
  name: string;
  /** The contact form can do without a phone number (R17.1); then it shares a line with the company. */
  phoneOptional?: boolean;
};

/** Who asks: name, e-mail, phone and company, as browsers know to fill them in. */
export function PersonFields({ form, name, phoneOptional = false }: Props) {
  const t = useContent("forms");
  const { initial } = form;
  const field = (key: keyof typeof t.fields) => fieldIn(form, name, key, t.fields[key]);
  return (
    <>
      <TextField
        {...field("firstName")}
        hints={{ autoComplete: "given-name", enterKeyHint: "next", defaultValue: initial["firstName"] }}
      />
      <TextField
        {...field("lastName")}
        hints={{ autoComplete: "family-name", enterKeyHint: "next", defaultValue: initial["lastName"] }}
      />
      <TextField
        {...field("email")}
        type="email"
        wide={phoneOptional}
        hints={{
          autoComplete: "email",
          inputMode: "email",
          enterKeyHint: "next",
          dir: "ltr",
          defaultValue: initial["email"],
        }}
      />
      <TextField
        {...field("phone")}
        type="tel"
        optional={phoneOptional ? t.optional : undefined}
        hints={{
          autoComplete: "tel",
          inputMode: "tel",
          enterKeyHint: "next",
          dir: "ltr",
          placeholder: t.phoneHint,
          defaultValue: initial["phone"],
        }}
      />
      <TextField
        {...field("company")}
        wide={!phoneOptional}
        optional={t.optional}
        hints={{ autoComplete: "organization", enterKeyHint: "next", defaultValue: initial["company"] }}
      />
    </>
  );
}
