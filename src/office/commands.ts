import { useEffect, useRef } from "react";
import { hasLetterKeys, isCharacter, isTyping, keyName } from "./components/keys.ts";

/**
 * Everything that can be done with a key or from the command bar, by the place where it can be done; null where it has no
 * key. The list of keys shows this table, and `useCommands` takes nothing else.
 */
export const COMMANDS = {
  everywhere: {
    find: "Mod+K",
    shortcuts: "?",
    home: "G H",
    inquiries: "G I",
    products: "G P",
    undo: "Mod+Z",
    close: "Escape",
  },
  list: {
    next: "J",
    previous: "K",
    open: "Enter",
    peek: "Space",
    choose: "X",
    chooseDown: "Shift+J",
    take: "A",
    give: "O",
    move: "S",
    filter: "/",
  },
  inquiry: {
    back: "[",
    next: "J",
    previous: "K",
    reply: "R",
    note: "N",
    answer: "V",
    template: "T",
    preview: "P",
    send: "Mod+Enter",
    inProgress: "I",
    quoted: "Q",
    won: "W",
    lost: "L",
    spam: "!",
    pending: null,
    take: "A",
    give: "O",
    call: "Shift+C",
    whatsapp: "Shift+W",
    sendAgain: "Shift+S",
  },
  products: { next: "J", previous: "K", open: "Enter", filter: "/", make: "C" },
  editing: {
    back: "[",
    keep: "Mod+S",
    publish: "Mod+Shift+P",
    moveUp: "Alt+ArrowUp",
    moveDown: "Alt+ArrowDown",
    paste: "Mod+V",
    history: null,
    withdraw: null,
    putBack: null,
    discard: null,
  },
} as const satisfies Record<string, Record<string, string | null>>;

export type Place = keyof typeof COMMANDS;
export type CommandName<In extends Place> = Extract<keyof (typeof COMMANDS)[In], string>;

/** What a browser, or a row of fields, does by itself when the key is pressed there. */
export const BY_THEMSELVES = ["open", "moveUp", "moveDown", "paste"];

type Run = (() => void) | null | undefined;
type Registered = { place: Place; about: string; runs: ReadonlyMap<string, () => void> };

/** By what is on the page now; the last is what was opened last. */
const registered: { current: Registered }[] = [];

/** How long the second key of a pair is waited for (ms). */
const PAIR = 1200;
let pairBegan = Number.NEGATIVE_INFINITY;

/** Whether the space bar presses what has the focus. */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("button, summary, video, audio, [role='option'], [type='checkbox']") !== null;

function isMeant(name: string, target: EventTarget | null): boolean {
  if (isCharacter(name) && !hasLetterKeys()) return false;
  if (name === "Space" && isPressed(target)) return false;
  const isEverywhere = name === "Escape" || (name.startsWith("Mod+") && name !== "Mod+Z");
  return isEverywhere || !isTyping(target);
}

function runOf(name: string): (() => void) | undefined {
  for (const { current } of registered.toReversed()) {
    for (const [command, key] of Object.entries(COMMANDS[current.place])) {
      const run = key === name ? current.runs.get(command) : undefined;
      if (run) return run;
    }
  }
  return undefined;
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const name = keyName(event);
  const isSecond = event.timeStamp - pairBegan < PAIR;
  pairBegan = name === "G" ? event.timeStamp : Number.NEGATIVE_INFINITY;
  // A dialog has its own keys.
  if (document.querySelector("dialog[open], :popover-open") !== null) return;
  const run = [isSecond ? `G ${name}` : "", name]
    .filter((each) => isMeant(each, event.target))
    .map(runOf)
    .find(Boolean);
  if (!run) return;
  event.preventDefault();
  run();
}

/**
 * Offers commands to their keys and to the command bar while a part of the page is shown; those that are null can't be done
 * now. `about` is what they are done to, such as a person's name.
 */
export function useCommands<In extends Place>(
  place: In,
  commands: Partial<Record<CommandName<In>, Run>>,
  about = "",
): void {
  const entries = Object.entries<Run>(commands);
  const runs = new Map(entries.flatMap(([name, run]) => (run ? [[name, run]] : [])));
  const latest = useRef<Registered>({ place, about, runs });
  useEffect(() => {
    latest.current = { place, about, runs };
  });
  useEffect(() => {
    if (registered.length === 0) document.addEventListener("keydown", onKey);
    registered.push(latest);
    return () => {
      registered.splice(registered.indexOf(latest), 1);
      if (registered.length === 0) document.removeEventListener("keydown", onKey);
    };
  }, []);
}

/** A command that can be done now. */
export type Available = { place: Place; name: string; key: string | null; about: string; run: () => void };

/** What the command bar offers of what is open, in its order. */
const OFFERED: { readonly [In in Place]: readonly CommandName<In>[] } = {
  everywhere: [],
  list: ["take", "give", "move"],
  inquiry: [
    "reply",
    "note",
    "call",
    "whatsapp",
    "sendAgain",
    "inProgress",
    "quoted",
    "won",
    "lost",
    "pending",
    "spam",
    "take",
    "give",
    "answer",
    "template",
    "back",
  ],
  products: ["make"],
  editing: ["publish", "keep", "withdraw", "putBack", "history", "discard"],
};

/** The commands for the command bar, as they can be done at this moment. */
export function availableCommands(): Available[] {
  const about = registered.map(({ current }) => current.about).findLast(Boolean) ?? "";
  return Object.entries(OFFERED).flatMap(([place, names]) =>
    names.flatMap((name: string): Available[] => {
      const at = registered.findLast(({ current }) => current.place === place && current.runs.has(name));
      const run = at?.current.runs.get(name);
      if (!at || !run) return [];
      const keys: Readonly<Record<string, string | null>> = COMMANDS[at.current.place];
      return [{ place: at.current.place, name, key: keys[name] ?? null, about, run }];
    }),
  );
}
