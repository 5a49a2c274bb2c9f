/** A text for each plural category of the language that differs from `other`: English has `one`, Arabic all six. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

/** The form that the language, given by its BCP 47 tag, takes for this many. */
export function plural(language: string, count: number, forms: PluralForms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(count)] ?? forms.other;
}
