/** What a form holds, by field name. */
export type FormValues = Record<string, string>;

/** Fields that travel with a form but are not the visitor's own words. */
const NOT_TYPED: readonly string[] = ["website", "source"];

/** Reads every field that a visitor fills in. Fields of a radio group that is still open are missing. */
export function valuesOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !NOT_TYPED.includes(name)) values[name] = value;
  }
  return values;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== "" &&
      !NOT_TYPED.includes(element.name),
  );
}

const isRadio = (control: Control) => control instanceof HTMLInputElement && control.type === "radio";

/** Puts values into the fields that are still empty: what was typed before the page was alive stays. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  const typed = valuesOf(form);
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || (typed[control.name] ?? "") !== "") continue;
    if (control instanceof HTMLInputElement && isRadio(control)) control.checked = control.value === value;
    else control.value = value;
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
