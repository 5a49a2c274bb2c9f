/** Where it is kept that a visitor wants no key of one character (WCAG 2.1.4): speech input may type it. */
const STORED = "search-key";

/** Whether "/" opens the search. */
export function hasSearchKey(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export function setSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, "off");
  } catch {
    // Without storage it stays on.
  }
}
