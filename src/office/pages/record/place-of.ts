type Entity = { kind: string; id: string; label: string };

/** Where what a line is about can be looked at now; null for what is nowhere. */
export function placeOf({ kind, id, label }: Entity, action: string): string | null {
  if (action.endsWith(".removed") && kind !== "synonym") return null;
  if (kind === "company") return "/company";
  if (kind === "staff") return "/staff";
  if (kind === "synonym") return "/search-words";
  if (id === "") return null;
  if (kind === "inquiry") return `/inquiries/${label}`;
  const folder = { product: "products", brand: "brands", category: "categories" }[kind];
  return folder === undefined ? null : `/${folder}/${encodeURIComponent(id)}`;
}
