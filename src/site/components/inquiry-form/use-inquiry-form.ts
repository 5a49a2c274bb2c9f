import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import { type FieldErrors, fieldErrors, type FormOutcome } from "../../../domain/form.ts";
import { useContent } from "../content.tsx";
import { MIN_FILL_TIME } from "../../../domain/inquiry/inquiry.ts";
import {
  type Draft,
  draftOf,
  removeDraft,
  fillIn,
  firstOf,
  type FormValues,
  newDraft,
  saveDraft,
  readDraft,
  valuesOf,
} from "./form-values.ts";
import { postInquiry, refusalOf, type Sent } from "./post-inquiry.ts";

type Rules<Form> = {
  /** Name of the form: its draft and the ids of its fields begin with it. */
  name: string;
  schema: v.GenericSchema<unknown, Form>;
  /** What the API takes for a filled form (R19.9, R19.10). */
  body: (form: Form) => object;
  /** Where the visitor came from, a path of ours or "". */
  source: string;
  /** What became of the form when it was sent without JavaScript. */
  outcome: FormOutcome | undefined;
  /** The field of the form behind a field of the API's body, where they differ. */
  fieldOf?: (bodyField: string) => string;
  /** What stands in the form beside its fields and is wrong; it says itself what. */
  wrongBefore?: (form: HTMLFormElement) => HTMLElement | null;
  onSent: (sent: Sent, form: HTMLFormElement, filled: Form) => void;
  onFailed: (error: unknown) => void;
};

/** What a form shows of its own state. */
export type InquiryFormState = {
  /** Values that the server hands back from a refused form. */
  initial: FormValues;
  errors: FieldErrors;
  /** The server rendered the page around a refused form, and said this; null from the next try on. */
  rerendered: { text: string | undefined } | null;
  /** Why the last try was not stored, when no single field is to blame. */
  failure: { text: string | null } | null;
  sending: boolean;
};

/** What goes onto the `<form>` itself. */
type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/** Checks, keeps and sends a form: the schema on submit and, after the first try, field by field (R17.8, R17.10). */
export function useInquiryForm<Form>(rules: Rules<Form>): [InquiryFormState, FormProps] {
  const refused = rules.outcome?.state === "refused" ? rules.outcome : null;
  const typed = rules.outcome && "values" in rules.outcome ? rules.outcome.values : {};
  const form = useRef<HTMLFormElement>(null);
  const { errors: sentences } = useContent("forms");
  const [errors, setErrors] = useState<FieldErrors>(refused?.errors ?? {});
  const [rerendered, setRerendered] = useState<InquiryFormState["rerendered"]>(
    refused && { text: refused.message },
  );
  const [failure, setFailure] = useState<InquiryFormState["failure"]>(null);
  const [tried, setTried] = useState(refused !== null);
  const { sending, send, keep } = useSubmission(rules.name, form, rules.outcome);

  const check = (element: HTMLFormElement) => v.safeParse(rules.schema, valuesOf(element));

  function showErrors(element: HTMLFormElement, wrong: FieldErrors) {
    // Rendered before the focus moves, so that a screen reader says the error with the field.
    flushSync(() => setErrors(wrong));
    firstOf(element, Object.keys(wrong))?.focus();
  }

  function showRefusal(element: HTMLFormElement, error: unknown) {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {}).map(([field, message]) => [
      rules.fieldOf?.(field) ?? field,
      message,
    ]);
    const known = fields.filter(
      ([field]) => field !== undefined && (field === "lines" || firstOf(element, [field]) !== undefined),
    );
    rules.onFailed(error);
    if (known.length > 0) showErrors(element, Object.fromEntries(known));
    else {
      flushSync(() => setFailure({ text: refusal?.message ?? null }));
      // The button lost the focus when it was disabled; it is what one presses next.
      element.querySelector<HTMLElement>("button[type=submit]")?.focus({ preventScroll: true });
    }
  }

  async function submit(element: HTMLFormElement) {
    setTried(true);
    setFailure(null);
    setRerendered(null);
    const result = check(element);
    if (!result.success) return showErrors(element, fieldErrors(result.issues, sentences));
    setErrors({});
    const wrong = rules.wrongBefore?.(element);
    if (wrong) return wrong.focus();
    try {
      const sent = await send({ ...rules.body(result.output), source: rules.source });
      if (!sent) return;
      setTried(false);
      rules.onSent(sent, element, result.output);
    } catch (error) {
      showRefusal(element, error);
    }
  }

  /** Says what is wrong with one field, or that it is right now. */
  function recheck(element: HTMLFormElement, field: string) {
    const result = check(element);
    const message = result.success ? undefined : fieldErrors(result.issues, sentences)[field];
    setErrors((others) => ({ ...others, [field]: message }));
  }

  return [
    { initial: typed, errors, rerendered, failure, sending },
    {
      ref: form,
      onSubmit: (event) => {
        event.preventDefault();
        if (!sending) void submit(event.currentTarget);
      },
      onBlur: ({ currentTarget, target }) => {
        const field = nameOf(target);
        if (tried && field !== null) recheck(currentTarget, field);
      },
      onInput: ({ currentTarget, target }) => {
        keep();
        const field = nameOf(target);
        if (field !== null && errors[field] !== undefined) recheck(currentTarget, field);
      },
    },
  ];
}

function nameOf(target: EventTarget): string | null {
  const named =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return named && target.name !== "website" ? target.name : null;
}

/** Resolves when at least `MIN_FILL_TIME` has passed since then (`performance.now()`), with what has passed in ms. */
async function longEnough(since: number): Promise<number> {
  for (;;) {
    const elapsed = performance.now() - since;
    if (elapsed >= MIN_FILL_TIME) return elapsed;
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_TIME - elapsed));
  }
}

/** Keeps the draft of a form, and sends it once at a time. */
function useSubmission(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  outcome: FormOutcome | undefined,
) {
  const draft = useRef<Draft>(null);
  // A second press can come before the first is rendered.
  const busy = useRef(false);
  const usableSince = useRef(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    usableSince.current = performance.now();
  }, []);

  useEffect(() => {
    // What was sent without scripts is no draft any more; what was begun below its thanks is.
    const sent = outcome?.state === "sent" ? outcome.reference : undefined;
    if (sent !== undefined && readDraft(name)?.after !== sent) removeDraft(name);
    draft.current = readDraft(name) ?? newDraft(sent);
    if (!form.current) return;
    if (outcome?.state !== "refused") fillIn(form.current, draft.current.values);
    // What was typed before the scripts arrived is kept as well.
    draft.current.values = draftOf(form.current);
    if (Object.keys(draft.current.values).length > 0) saveDraft(name, draft.current);
  }, [name, form, outcome]);

  function keep() {
    if (!form.current || !draft.current) return;
    draft.current.values = draftOf(form.current);
    saveDraft(name, draft.current);
  }

  /**
   * Gives what was stored, or null when a sending was already under way. Whoever is quicker than the server's rule for
   * machines waits the rest here, while the form says that it is sending. Throws what {@link postInquiry} throws.
   */
  async function send(body: object): Promise<Sent | null> {
    if (busy.current || !form.current) return null;
    busy.current = true;
    setSending(true);
    draft.current ??= newDraft();
    keep();
    const honeypot = form.current.elements.namedItem("website");
    const website = honeypot instanceof HTMLInputElement ? honeypot.value : "";
    try {
      const elapsed = await longEnough(usableSince.current);
      const sent = await postInquiry({ ...body, website, elapsed }, draft.current);
      removeDraft(name);
      draft.current = newDraft(draft.current.after);
      return sent;
    } catch (error) {
      // What a password manager put there would stand in a person's way, who can't see it.
      if (honeypot instanceof HTMLInputElement) honeypot.value = "";
      saveDraft(name, draft.current);
      throw error;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, send, keep };
}
