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

/**
 * The drafts of this browser, each by its key. Pages that show one hear what others write to it: a page that was left
 * ends the draft when its reply is sent at last, or fills it again when that is taken back, and another tab types in it.
 */
export class DraftStore {
  readonly #storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Those that are shown; what isn't shown is read again. */
  readonly #drafts = new Map<string, Draft>();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {
    this.#storage = storage;
  }

  get(key: string): Draft {
    const draft = this.#drafts.get(key) ?? this.#read(key);
    this.#drafts.set(key, draft);
    return draft;
  }

  update(key: string, change: Partial<Draft>): void {
    const current = this.get(key);
    const keptAt = Object.keys(change).every((name) => name === "mode")
      ? current.keptAt
      : new Date().toISOString();
    const next = { ...current, keptAt, ...change };
    this.#write(key, next);
    this.#show(key, next);
  }

  /** Another tab has changed what is stored. What is open here stays open. */
  readAgain(key: string): void {
    const here = this.#drafts.get(key);
    if (!here) return;
    const stored = this.#read(key);
    const recipient = stored.recipient || here.recipient;
    this.#show(key, { ...stored, mode: here.mode, recipient, subject: stored.subject || here.subject });
  }

  subscribe(key: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(key);
      this.#drafts.delete(key);
    };
  }

  #show(key: string, draft: Draft): void {
    const listeners = this.#listeners.get(key);
    if (listeners) this.#drafts.set(key, draft);
    else this.#drafts.delete(key);
    for (const listen of listeners ?? []) listen();
  }

  #read(key: string): Draft {
    try {
      const stored = v.safeParse(
        v.pipe(v.string(), v.parseJson(), draftSchema),
        this.#storage().getItem(key),
      );
      return stored.success ? stored.output : EMPTY;
    } catch {
      return EMPTY;
    }
  }

  #write(key: string, draft: Draft): void {
    try {
      const { body, note, answer } = draft;
      if (body === "" && note === "" && answer === "") this.#storage().removeItem(key);
      else this.#storage().setItem(key, JSON.stringify(draft));
    } catch {
      // A full storage keeps the draft in this page alone.
    }
  }
}
