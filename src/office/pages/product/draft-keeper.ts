import {
  type CellEdits,
  type EditConflict,
  editsSince,
  mergeEdits,
  realEdits,
  withEdits,
} from "../../../domain/office/product-draft.ts";

/** A draft as the server has it; version 0 without one. */
export type KeptEdits = { version: number; edits: CellEdits; updatedAt: string | null };

export const NO_DRAFT: KeptEdits = { version: 0, edits: {}, updatedAt: null };

/** What the server answers to a draft: what it kept, or what somebody else has kept meanwhile. */
export type KeepAnswer = { isKept: boolean; kept: KeptEdits };

/** `waiting` for a pause in typing, `keeping`, `failed` until it is tried again, `asking` which of two texts is meant. */
type KeeperState = "kept" | "waiting" | "keeping" | "failed" | "asking";

/** What the editor shows. */
type KeeperView = {
  texts: Readonly<Record<string, string>>;
  edits: CellEdits;
  state: KeeperState;
  keptAt: string | null;
  version: number;
  conflicts: readonly EditConflict[];
};

type Options = {
  /** The texts on the site. */
  published: Readonly<Record<string, string>>;
  kept: KeptEdits;
  /** Sends a draft over the version that it was made of; rejects without an answer. */
  send: (version: number, edits: CellEdits) => Promise<KeepAnswer>;
  /** Keeps in the browser what the server has not got; null when it has all. */
  write: (kept: LocalEdits | null) => void;
  /** How long to wait for a pause in typing, and after a failure (ms). */
  pause?: number;
  again?: number;
};

/** Edits that the server may not have, and those that they were made of. */
export type LocalEdits = { base: CellEdits; edits: CellEdits };

/** How often a draft is sent at once, while others keep theirs. */
const MOST_TRIES = 3;

const same = (a: CellEdits, b: CellEdits) =>
  JSON.stringify(Object.entries(realEdits(a)).toSorted()) ===
  JSON.stringify(Object.entries(realEdits(b)).toSorted());

/**
 * Keeps what is typed: in the browser at once, on the server after a pause, one request at a time. What others kept meanwhile is
 * brought together with it; where both wrote something else, nothing is sent until a person has chosen.
 */
export class DraftKeeper {
  #published: Readonly<Record<string, string>>;
  #kept: KeptEdits;
  #edits: CellEdits;
  #conflicts: readonly EditConflict[] = [];
  #state: KeeperState = "kept";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #isEnding = false;
  #view: KeeperView;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();

  constructor(options: Options, local: LocalEdits | null) {
    this.#options = options;
    this.#published = options.published;
    this.#kept = options.kept;
    this.#edits = options.kept.edits;
    if (local) this.#bringTogether(local.base, local.edits);
    if (!same(this.#edits, this.#kept.edits)) this.#wait();
    else if (local) options.write(null);
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = () => this.#view;

  set(texts: Readonly<Record<string, string>>): void {
    const edits = { ...this.#edits };
    for (const [column, to] of Object.entries(texts)) {
      edits[column] = { from: edits[column]?.from ?? this.#published[column] ?? "", to };
    }
    this.#edits = realEdits(edits);
    // The question is about what stands in the field now.
    this.#conflicts = this.#conflicts.map((each) => ({ ...each, mine: texts[each.column] ?? each.mine }));
    this.#remember();
    this.#wait();
    this.#tell();
  }

  /** Sends what is not kept yet; resolves with the version that is kept, or null when it could not be. */
  async flush(): Promise<number | null> {
    clearTimeout(this.#timer);
    if (this.#isEnding) return null;
    // What others have kept is taken in by the first, and what came of it sent by the second.
    for (let tries = 0; tries < MOST_TRIES && this.#state !== "asking"; tries += 1) {
      if (!this.#running && same(this.#edits, this.#kept.edits)) break;
      this.#running ??= this.#send().finally(() => (this.#running = null));
      await this.#running;
      if (this.#state === "failed") break;
    }
    if (this.#state === "asking" || !same(this.#edits, this.#kept.edits)) return null;
    clearTimeout(this.#timer);
    if (this.#state !== "kept") {
      this.#state = "kept";
      this.#options.write(null);
      this.#tell();
    }
    return this.#kept.version;
  }

  /**
   * Does what ends the draft, such as its publication, with all that was typed; null where that could not be kept. What is
   * typed meanwhile becomes a change of what was published.
   */
  async end<T>(work: (version: number) => Promise<T>): Promise<T | null> {
    const version = await this.flush();
    if (version === null) return null;
    const sent = this.#edits;
    this.#isEnding = true;
    try {
      const done = await work(version);
      this.#published = withEdits(this.#published, sent);
      this.#kept = NO_DRAFT;
      this.#edits = editsSince(sent, this.#edits);
      if (same(this.#edits, {})) {
        this.#state = "kept";
        this.#options.write(null);
      } else this.#remember();
      return done;
    } finally {
      this.#isEnding = false;
      if (this.#state !== "kept") this.#wait();
      this.#tell();
    }
  }

  /** Takes what the server says now, where nothing is on its way to it. */
  adopt(published: Readonly<Record<string, string>>, kept: KeptEdits): void {
    if (this.#state !== "kept" || this.#isEnding) return;
    this.#published = published;
    this.#kept = kept;
    this.#edits = kept.edits;
    this.#tell();
  }

  /** Shows two texts for the same column, of which a person has to choose. */
  askAbout(conflicts: readonly EditConflict[]): void {
    this.#conflicts = conflicts;
    this.#state = conflicts.length > 0 ? "asking" : this.#state;
    this.#tell();
  }

  /** Ends a conflict with one of its texts, which from now on is a change of what others have written. */
  choose({ column, mine, theirs }: EditConflict, which: "mine" | "theirs"): void {
    const isPublished = this.#kept.edits[column]?.to !== theirs;
    const from = isPublished ? theirs : (this.#edits[column]?.from ?? "");
    const to = which === "mine" ? mine : theirs;
    this.#edits = realEdits({ ...this.#edits, [column]: { from, to } });
    this.#conflicts = this.#conflicts.filter((each) => each.column !== column);
    this.#remember();
    if (this.#conflicts.length === 0) {
      this.#state = "kept";
      this.#wait();
    }
    this.#tell();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    void this.flush();
  }

  async #send(): Promise<void> {
    const edits = this.#edits;
    this.#state = "keeping";
    this.#tell();
    try {
      const { isKept, kept } = await this.#options.send(this.#kept.version, edits);
      if (isKept) this.#kept = kept;
      else {
        const base = this.#kept.edits;
        this.#kept = kept;
        this.#bringTogether(base, this.#edits);
      }
      if (this.#conflicts.length > 0) this.#state = "asking";
      else if (same(this.#edits, this.#kept.edits)) {
        this.#state = "kept";
        this.#options.write(null);
      } else {
        this.#state = "waiting";
        this.#wait();
      }
    } catch {
      this.#state = "failed";
      // What a page that is closed could not send waits in the browser.
      if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), this.#options.again ?? 5000);
    }
    this.#tell();
  }

  #bringTogether(base: CellEdits, mine: CellEdits): void {
    const merged = mergeEdits(base, mine, this.#kept.edits);
    this.#edits = merged.edits;
    this.#conflicts = merged.conflicts;
    if (merged.conflicts.length > 0) this.#state = "asking";
  }

  #wait(): void {
    if (this.#state === "asking") return;
    clearTimeout(this.#timer);
    if (this.#state !== "keeping") this.#state = "waiting";
    this.#timer = setTimeout(() => void this.flush(), this.#options.pause ?? 700);
  }

  #remember(): void {
    this.#options.write({ base: this.#kept.edits, edits: this.#edits });
  }

  #look(): KeeperView {
    return {
      texts: withEdits(this.#published, this.#edits),
      edits: this.#edits,
      state: this.#state,
      keptAt: this.#kept.updatedAt,
      version: this.#kept.version,
      conflicts: this.#conflicts,
    };
  }

  #tell(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
