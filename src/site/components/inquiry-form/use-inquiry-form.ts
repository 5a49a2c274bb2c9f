import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import { type FieldErrors, fieldErrors } from "../../../domain/field-errors.ts";
import type { FormOutcome } from "../../../domain/form-outcome.ts";
import { useContent } from "../content.tsx";
import { firstOf, type FormValues, valuesOf } from "./form-values.ts";
import { refusalOf } from "./post-inquiry.ts";
import { useSending } from "./use-submit.ts";

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
  onSent: (reference: string, form: HTMLFormElement) => void;
  onFailed: (error: unknown) => void;
};

/** What a form shows of its own state. */
export type InquiryFormState = {
  /** Values that the server hands back from a refused form. */
  initial: FormValues;
  errors: FieldErrors;
  /** The wrong fields of the last try, as they were then: a list that changes under the eyes is no help. */
  summary: { errors: FieldErrors; text?: string | undefined; drawnAnew: boolean } | null;
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
  const { errors: words } = useContent("forms");
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(refused?.errors ?? {});
  const [summary, setSummary] = useState<InquiryFormState["summary"]>(
    refused && { errors: refused.errors, text: refused.message, drawnAnew: true },
  );
  const [failure, setFailure] = useState<InquiryFormState["failure"]>(null);
  const [tried, setTried] = useState(refused !== null);
  const { sending, send, keep } = useSending(rules.name, form, rules.outcome);

  const check = (element: HTMLFormElement) => v.safeParse(rules.schema, valuesOf(element));

  function showWrong(element: HTMLFormElement, wrong: FieldErrors, text?: string) {
    // Drawn before the focus moves, so that a screen reader says the error with the field.
    flushSync(() => {
      setErrors(wrong);
      setSummary({ errors: wrong, text, drawnAnew: false });
    });
    firstOf(element, Object.keys(wrong))?.focus();
  }

  function showRefusal(element: HTMLFormElement, error: unknown) {
    const refusal = refusalOf(error);
    const fields = Object.entries(refusal?.fields ?? {}).map(([field, message]) => [
      rules.fieldOf?.(field) ?? field,
      message,
    ]);
    const known = fields.filter(([field]) => field !== undefined && firstOf(element, [field]) !== undefined);
    rules.onFailed(error);
    if (known.length > 0) showWrong(element, Object.fromEntries(known), refusal?.message);
    else {
      flushSync(() => setFailure({ text: refusal?.message ?? null }));
      // The button lost the focus when it was disabled; it is what one presses next.
      element.querySelector<HTMLElement>("button[type=submit]")?.focus({ preventScroll: true });
    }
  }

  async function submit(element: HTMLFormElement) {
    setTried(true);
    setFailure(null);
    const result = check(element);
    if (!result.success) return showWrong(element, fieldErrors(result.issues, words));
    setErrors({});
    setSummary(null);
    try {
      const sent = await send({ ...rules.body(result.output), source: rules.source });
      if (!sent) return;
      setTried(false);
      rules.onSent(sent.reference, element);
    } catch (error) {
      showRefusal(element, error);
    }
  }

  /** Says what is wrong with one field, or that it is right now. */
  function recheck(element: HTMLFormElement, field: string) {
    const result = check(element);
    const message = result.success ? undefined : fieldErrors(result.issues, words)[field];
    setErrors((others) => ({ ...others, [field]: message }));
  }

  return [
    { initial: refused?.values ?? {}, errors, summary, failure, sending },
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
