import type { ChangeableFacts } from "../../../domain/company/company-changes.ts";
import layout from "../../components/editor.module.css";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import type { StoredFacts } from "./company-query.ts";
import type { Facts } from "./use-facts.ts";
import { controlOf } from "./use-publish.ts";

/** The facts that are one line of text. */
type LineFact = {
  [Name in keyof ChangeableFacts]: ChangeableFacts[Name] extends string ? Name : never;
}[keyof ChangeableFacts];

/** How a line is typed: which keyboard a phone shows, and from which side it is read. */
const CONTROLS: Partial<Record<LineFact, { type?: string; dir?: "ltr" | "rtl"; lang?: string }>> = {
  arabicName: { dir: "rtl", lang: "ar" },
  showroom: { type: "tel", dir: "ltr" },
  warehouse: { type: "tel", dir: "ltr" },
  whatsapp: { type: "tel", dir: "ltr" },
  email: { type: "email", dir: "ltr" },
  facebook: { type: "url", dir: "ltr" },
  linkedin: { type: "url", dir: "ltr" },
  x: { type: "url", dir: "ltr" },
};

const MAY_BE_EMPTY: readonly LineFact[] = ["whatsapp", "facebook", "linkedin", "x"];

type Props = { facts: Facts; stored: StoredFacts; names: readonly LineFact[] };

/** Lines of text, each with what it was before, and what is wrong with it. */
export function FactFields({ facts, stored, names }: Props) {
  const { company: words } = useWords();
  const helpOf = (name: LineFact) => {
    if (facts.isChanged(name)) return words.was(stored.facts[name]);
    if (name === "email" && stored.desk !== null) return words.desk(stored.desk);
    return name === "shortName" ? words.shortNameHelp : undefined;
  };
  return (
    <div className={layout.fields}>
      {names.map((name) => (
        <div key={name} className={name === "address" ? layout.wide : undefined}>
          <Field
            id={controlOf(name)}
            label={words.facts[name]}
            error={facts.errors[name]}
            help={helpOf(name)}
            changed={facts.isChanged(name)}
            aside={MAY_BE_EMPTY.includes(name) ? words.optional : undefined}
          >
            {(control) => (
              <input
                {...control}
                {...CONTROLS[name]}
                autoComplete="off"
                spellCheck={false}
                value={facts.facts[name]}
                onChange={({ target }) => facts.set({ [name]: target.value })}
                onBlur={() => facts.leave(name)}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}
