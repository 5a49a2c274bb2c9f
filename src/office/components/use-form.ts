import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { fieldSentences } from "../../domain/form.ts";
import { RefusedError } from "../api.ts";
import { whyNot } from "../attempt.ts";
import { useWords } from "../words.tsx";

/**
 * A form whose fields live in the page itself: reads them by the schema that the server uses too, sends what is right, and
 * has a sentence for each field that is wrong and one (`problem`) for the whole. The first wrong field gets the focus.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  send: (values: v.InferOutput<Schema>, form: HTMLFormElement) => Promise<void>,
) {
  const { fieldErrors, forms, shell } = useWords();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const showErrors = (form: HTMLFormElement, wrong: Record<string, string>) => {
    setErrors(wrong);
    const first = Array.from(form.elements).find(
      (element) => element.getAttribute("name") !== null && (element.getAttribute("name") ?? "") in wrong,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = v.safeParse(schema, Object.fromEntries(new FormData(form)));
    setProblem(null);
    if (!read.success) return showErrors(form, fieldSentences(read.issues, fieldErrors, forms));
    setErrors({});
    setBusy(true);
    try {
      await send(read.output, form);
    } catch (error) {
      const fields = error instanceof RefusedError ? error.fields : {};
      showErrors(form, fields);
      if (Object.keys(fields).length === 0) setProblem(whyNot(error, shell.notSaved));
    } finally {
      setBusy(false);
    }
  };
  return { errors, problem, busy, onSubmit };
}
