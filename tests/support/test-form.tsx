import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { loadContents } from "../../src/content/load.ts";
import type { FormOutcome } from "../../src/domain/form.ts";
import { contactSchema } from "../../src/domain/inquiry/inquiry.ts";
import type { Sent } from "../../src/site/components/inquiry-form/post-inquiry.ts";
import { ContentContext } from "../../src/site/components/content.tsx";
import {
  type InquiryFormState,
  useInquiryForm,
} from "../../src/site/components/inquiry-form/use-inquiry-form.ts";

const [content] = await loadContents();

// Tells React that updates are wrapped in `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A contact form with bare fields, as a person uses it; `state` is what it would show. */
export type TestForm = ReturnType<typeof openForm>;

export function openForm(outcome?: FormOutcome) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const onSent = vi.fn<(sent: Sent) => void>();
  const onFailed = vi.fn<(error: unknown) => void>();
  const states: InquiryFormState[] = [];

  function Fields() {
    const [form, formProps] = useInquiryForm({
      name: "contact",
      schema: contactSchema,
      body: (filled) => filled,
      source: "/products",
      outcome,
      onSent,
      onFailed,
    });
    useEffect(() => void states.push(form));
    return (
      <form {...formProps}>
        {[...Object.keys(contactSchema.entries), "website"].map((name) => (
          <input key={name} name={name} aria-label={name} defaultValue={form.initial[name]} />
        ))}
        <button type="submit" disabled={form.sending}>
          Send
        </button>
      </form>
    );
  }

  act(() =>
    root.render(
      <ContentContext value={content}>
        <Fields />
      </ContentContext>,
    ),
  );
  let isOpen = true;
  const unmount = () => {
    if (isOpen) act(() => root.unmount());
    isOpen = false;
    container.remove();
  };
  onTestFinished(unmount);

  const field = (name: string) => {
    const input = container.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!input) throw new Error(`There is no field ${name}`);
    return input;
  };
  const fire = (target: Element | null, type: string) =>
    act(() => void target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })));

  return {
    onSent,
    onFailed,
    unmount,
    field,
    state() {
      const state = states.at(-1);
      if (!state) throw new Error("The form was not rendered");
      return state;
    },
    type(values: Readonly<Record<string, string>>) {
      for (const [name, value] of Object.entries(values)) {
        field(name).value = value;
        fire(field(name), "input");
      }
    },
    leave: (name: string) => fire(field(name), "focusout"),
    submit: () => fire(container.querySelector("form"), "submit"),
    /** Moves the clock on by milliseconds; timers have to be vitest's. */
    wait: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
  };
}
