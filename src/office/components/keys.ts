const NAMES: Readonly<Record<string, string>> = {
  BracketLeft: "[",
  Slash: "/",
  NumpadEnter: "Enter",
  "Shift+/": "?",
  "Shift+Digit1": "!",
};

/**
 * The name of a pressed key, such as `R`, `Shift+C`, `!`, `Mod+Enter` (Ctrl, or Command on a Mac): by its place on the
 * keyboard, so that letters work with an Arabic layout too.
 */
export function keyName({
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">): string {
  const plain = /^Key([A-Z])$/.exec(code)?.[1] ?? NAMES[code] ?? code;
  const shifted = shiftKey ? (NAMES[`Shift+${plain}`] ?? `Shift+${plain}`) : plain;
  return [(ctrlKey || metaKey) && "Mod", altKey && "Alt", shifted].filter(Boolean).join("+");
}

/** Whether what is typed or pasted belongs to what has the focus; into a box that is ticked nothing is. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input:not([type='checkbox']), textarea, select, [contenteditable]") !== null;

/** Whether a key types a character: what a person may switch off, as speech or a shaking hand presses it by mistake. */
export function isCharacter(name: string): boolean {
  return name.split(" ").every((key) => /^(?:Shift\+)?[^\s]$/.test(key));
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const CAPS: Readonly<Record<string, string>> = {
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Shift: "⇧",
};

/** What stands on the cap of a key, such as `⇧C`, `Ctrl ↵`, on a Mac `⌘↵`. */
export function capOf(name: string, mac = isMac()): string {
  return name
    .split("+")
    .map((part) => {
      if (part === "Mod") return mac ? "⌘" : "Ctrl ";
      if (part === "Alt") return mac ? "⌥" : "Alt ";
      return CAPS[part] ?? part;
    })
    .join("");
}

/** Whether keys that type a character do anything else; kept for each person. Key caps look at it too. */
export function setLetterKeys(isOn: boolean): void {
  document.documentElement.dataset["letterKeys"] = isOn ? "on" : "off";
}

export const hasLetterKeys = () => document.documentElement.dataset["letterKeys"] !== "off";
