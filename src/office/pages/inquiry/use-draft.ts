import { useRef, useState } from "react";
import * as v from "valibot";

/** What is being written to an inquiry, or about it, before it is sent. */
const draftSchema = v.object({
  /** What is written just now; null while nothing is. */
  mode: v.nullable(v.picklist(["reply", "note", "answer"])),
  recipient: v.string(),
  subject: v.string(),
  body: v.string(),
  template: v.string(),
  moves: v.boolean(),
  note: v.string(),
  answer: v.string(),
  /** When it was last changed: ISO 8601, or "" where nothing was typed. */
  keptAt: v.string(),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** What is left of a draft once its reply has gone; a note or an answer that was begun stays. */
export const NO_REPLY = {
  mode: null,
  recipient: "",
  subject: "",
  body: "",
  template: "",
  moves: false,
  keptAt: "",
} satisfies Partial<Draft>;

const EMPTY: Draft = { ...NO_REPLY, note: "", answer: "" };

const keyOf = (staff: string, id: string) => `office.draft.${staff}.${id}`;

function read(key: string): Draft {
  try {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), localStorage.getItem(key));
    return stored.success ? stored.output : EMPTY;
  } catch {
    return EMPTY;
  }
}

function write(key: string, draft: Draft): void {
  try {
    const { body, note, answer } = draft;
    if (body === "" && note === "" && answer === "") localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full storage keeps the draft in this page alone.
  }
}

/** The draft of one person for one inquiry, kept in this browser through reloads, the end of a session and no connection. */
export function useDraft(staff: string, id: string) {
  const key = keyOf(staff, id);
  const [draft, setDraft] = useState(() => read(key));
  const latest = useRef(draft);
  const update = (change: Partial<Draft>) => {
    const current = latest.current;
    const keptAt = Object.keys(change).every((name) => name === "mode")
      ? current.keptAt
      : new Date().toISOString();
    latest.current = { ...current, keptAt, ...change };
    // Not in an updater of the state: a page that was left runs none, and a reply that was taken back would be lost.
    write(key, latest.current);
    setDraft(latest.current);
  };
  return { draft, update };
}
