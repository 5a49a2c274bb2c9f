import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormOutcome } from "../../../domain/form-outcome.ts";
import { MIN_FILL_TIME } from "../../../domain/submission.ts";
import { forgetList } from "../../load-view.ts";
import { type Draft, dropDraft, freshDraft, keepDraft, readDraft } from "./draft.ts";
import { fillIn, valuesOf } from "./form-values.ts";
import { postInquiry } from "./post-inquiry.ts";

/** Resolves when at least `MIN_FILL_TIME` has passed since then (`performance.now()`), with what has passed in ms. */
async function longEnough(since: number): Promise<number> {
  for (;;) {
    const elapsed = performance.now() - since;
    if (elapsed >= MIN_FILL_TIME) return elapsed;
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_TIME - elapsed));
  }
}

/** Keeps the draft of a form, and sends it once at a time. */
export function useSending(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  outcome: FormOutcome | undefined,
) {
  const draft = useRef<Draft>(null);
  // A second press can come before the first is drawn.
  const busy = useRef(false);
  const usableSince = useRef(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    usableSince.current = performance.now();
  }, []);

  useEffect(() => {
    // What was sent without scripts is no draft any more; what was begun below its thanks is.
    const sent = outcome?.state === "sent" ? outcome.reference : undefined;
    if (sent !== undefined && readDraft(name)?.after !== sent) dropDraft(name);
    draft.current = readDraft(name) ?? freshDraft(sent);
    if (form.current && outcome?.state !== "refused") fillIn(form.current, draft.current.values);
  }, [name, form, outcome]);

  function keep() {
    if (!form.current || !draft.current) return;
    draft.current.values = valuesOf(form.current);
    keepDraft(name, draft.current);
  }

  /**
   * Gives the reference, or null when a sending was already under way. Whoever is quicker than the server's rule for
   * machines waits the rest here, while the form says that it is sending. Throws what {@link postInquiry} throws.
   */
  async function send(body: object): Promise<{ reference: string } | null> {
    if (busy.current || !form.current) return null;
    busy.current = true;
    setSending(true);
    draft.current ??= freshDraft();
    keep();
    const honeypot = form.current.elements.namedItem("website");
    const website = honeypot instanceof HTMLInputElement ? honeypot.value : "";
    try {
      const elapsed = await longEnough(usableSince.current);
      const sent = await postInquiry({ ...body, website, elapsed }, draft.current);
      dropDraft(name);
      draft.current = freshDraft(draft.current.after);
      void forgetList("/api/inquiries");
      return sent;
    } catch (error) {
      // What a password manager put there would stand in a person's way, who can't see it.
      if (honeypot instanceof HTMLInputElement) honeypot.value = "";
      keepDraft(name, draft.current);
      throw error;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, send, keep };
}
