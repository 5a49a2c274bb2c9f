/** Where the visitor's own browser keeps what was looked at last: ids of products, the newest first. */
const STORED_AS = "seen-products";
const AT_MOST = 8;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The products that were looked at last; none where the browser keeps nothing. */
export function seenProducts(storage: Storage | null): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORED_AS) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string").slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

/** Puts a product at the head of those that were looked at last. */
export function rememberSeen(storage: Storage | null, id: string): void {
  const ids = [id, ...seenProducts(storage).filter((other) => other !== id)].slice(0, AT_MOST);
  try {
    storage?.setItem(STORED_AS, JSON.stringify(ids));
  } catch {
    // A full storage keeps what it has.
  }
}

/** The browser's storage; null where the visitor forbids it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
