import * as v from "valibot";
/** What a form holds, by field name. */
export type FormValues = Record<string, string>;

/** Fields that travel with a form, but are not the visitor's own words in it: a list beside it keeps itself. */
const isTyped = (name: string) => name !== "website" && name !== "source" && !name.startsWith("line.");

/** Reads every field that a visitor fills in. Fields of a radio group that is still open are missing. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && isTyped(name)) values[name] = value;
  }
  return values;
}

/**
 * What of it the visitor chose or wrote, for a draft: a field that still says what the page chose beforehand would
 * say it of another product too.
 */
export function draftOf(form: HTMLFormElement): FormValues {
  const values = valuesOf(form);
  for (const control of controlsOf(form)) if (isAsGiven(control)) delete values[control.name];
  return values;
}

function isAsGiven(control: Control): boolean {
  return control.dataset["initial"] === control.value;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== "" &&
      isTyped(element.name),
  );
}

const isRadio = (control: Control) => control instanceof HTMLInputElement && control.type === "radio";

/**
 * Puts values into the fields that are empty or as the page gave them: what was typed before hydration stays. Beside a text
 * that the page gave, the visitor's own goes first.
 */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  const typed = valuesOf(form);
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || ((typed[control.name] ?? "") !== "" && !isAsGiven(control))) continue;
    if (control instanceof HTMLInputElement && isRadio(control)) control.checked = control.value === value;
    else if (control instanceof HTMLTextAreaElement && !value.includes(control.value)) {
      control.value = value.trim() === "" ? control.value : `${value}\n\n${control.value}`;
    } else control.value = value;
  }
}

/** Empties every field, also those that the server had filled in. */
export function clearFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && isRadio(control)) control.checked = false;
    else control.value = "";
  }
}

/** The first control in the form's order that one of these names belongs to. */
export function firstOf(form: HTMLFormElement, names: readonly string[]): HTMLElement | undefined {
  return controlsOf(form).find((control) => names.includes(control.name));
}

/** Texts by their names. Valibot's own schema for it is several times as much script. */
export const textsSchema = v.custom<FormValues>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string"),
);

const draftSchema = v.object({
  values: textsSchema,
  /** One per filled form, so that a request sent twice is stored once, also across a reload. */
  key: v.custom<string>((key) => typeof key === "string" && /^[0-9a-f]{32}$/.test(key)),
  /** Reference of the inquiry that was thanked for on the page that this one was begun on. */
  after: v.optional(v.string()),
});

/** A form that was begun: kept for this tab, so that a reload or a step back loses nothing. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** `crypto.randomUUID` is missing on plain http, where a site is often tried out first. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** A form nobody has touched yet. */
export function newDraft(after?: string): Draft {
  return { values: {}, key: newKey(), after };
}

const nameOf = (form: string) => `draft:${form}`;

/** The draft of a form, or null when there is none, it is unreadable or the browser keeps nothing. */
export function readDraft(form: string): Draft | null {
  try {
    const read = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(nameOf(form)) ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps a draft; where the browser refuses storage the form works without. */
export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // Private windows and full storage: nothing to do, and nothing to tell.
  }
}

/** Forgets the draft of a form. */
export function removeDraft(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // As above.
  }
}
