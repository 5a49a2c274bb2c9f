import { MOST_COUNTED } from "../../domain/inquiry/inbox.ts";
import { may, type Role } from "../../domain/office/permissions.ts";
import { answer, api } from "../api.ts";
import { attempt } from "../attempt.ts";
import type { Available } from "../commands.ts";
import type { OfficeWords } from "../words.tsx";
import { ICONS, PLACES } from "./places.ts";

const GROUPS = ["open", "inquiries", "products", "do", "go"] as const;

/** A line of the command bar: where it leads, or what it does. */
export type CommandLine = {
  key: string;
  group: (typeof GROUPS)[number];
  /** Null where the title says it better. */
  icon: string | null;
  title: string;
  /** Stands behind the title, less loud. */
  detail?: string;
  /** Stands at the end of the line. */
  end?: string;
  /** The key that does the same. */
  shortcut?: string;
  to: string;
  run?: () => void;
};

/** The groups of the command bar in their order. */
export const COMMAND_GROUPS = GROUPS;

type Found = {
  inquiries: {
    reference: string;
    name: string;
    company: string;
    status: keyof OfficeWords["inbox"]["statuses"];
  }[];
  products: { id: string; name: string; article: string }[];
  /** How many there are in all. */
  totals: { inquiries: number; products: number };
};

/** Lines of each kind at most. */
const MOST = 6;

/** From so many letters on it is searched. */
export const LEAST_LETTERS = 2;

/** Inquiries and products by what was typed, as far as a role may see them. */
export async function searchAll(typed: string, role: Role): Promise<Found> {
  const [inquiries, products] = await Promise.all([
    may(role, "inquiry.read")
      ? answer(() => api.inbox.$get({ query: { view: "all", q: typed, offset: "0" } }))
      : null,
    may(role, "product.read") ? answer(() => api.products.$get({ query: { q: typed } })) : null,
  ]);
  return {
    inquiries: inquiries?.items.slice(0, MOST) ?? [],
    products: products?.rows.slice(0, MOST) ?? [],
    totals: { inquiries: inquiries?.total ?? 0, products: products?.total ?? 0 },
  };
}

/** Ends the session; the page is loaded anew, so that nothing of it stays. */
export const signOut = (shell: OfficeWords["shell"]) =>
  attempt("sign out", shell, async () => {
    await answer(() => api.session.$delete());
    window.location.assign("/office");
  });

type Around = {
  typed: string;
  /** Null while nothing was searched for. */
  found: Found | null;
  /** What can be done with what is open. */
  available: readonly Available[];
  role: Role;
  words: Pick<OfficeWords, "command" | "shortcuts" | "inbox" | "shell">;
  onShortcuts: () => void;
  onMakeProduct: () => void;
};

/**
 * The lines for what was typed, in their order: what can be done with what is open, inquiries, products, what else can be
 * done, where one can go.
 */
export function commandLines({ typed, found, available, role, words, ...on }: Around): CommandLine[] {
  const { command, shortcuts, inbox, shell } = words;
  const has = (title: string) => title.toLowerCase().includes(typed.toLowerCase());
  const lines: CommandLine[] = [];
  for (const { place, name, key, about, run } of available) {
    const titles: Readonly<Record<string, string>> = shortcuts.groups[place].commands;
    const title = titles[name] ?? name;
    // The person's name finds all that can be done with what they wrote.
    if (!has(`${title} ${about}`)) continue;
    const icon = name === "call" ? ICONS.phone : name === "whatsapp" ? ICONS.chat : null;
    lines.push({
      key: `${place} ${name}`,
      group: "open",
      icon,
      title,
      ...(key !== null && { shortcut: key }),
      to: "",
      run,
    });
  }
  for (const { reference, name, company, status } of found?.inquiries ?? []) {
    const to = `/inquiries/${reference}`;
    const end = `${inbox.statuses[status]} · ${reference}`;
    const detail = company === "" ? {} : { detail: ` · ${company}` };
    lines.push({ key: to, group: "inquiries", icon: ICONS.inbox, title: name, ...detail, end, to });
  }
  for (const { id, name, article } of found?.products ?? []) {
    const end = article === "" ? {} : { end: article };
    const to = `/products/${encodeURIComponent(id)}`;
    lines.push({ key: to, group: "products", icon: ICONS.box, title: name, ...end, to });
  }
  const q = encodeURIComponent(typed);
  const counted = (total: number | undefined) => total && { end: inbox.nothing.count(total, MOST_COUNTED) };
  if (typed !== "" && may(role, "inquiry.read")) {
    const to = `/inquiries?view=all&q=${q}`;
    const end = counted(found?.totals.inquiries);
    lines.push({ key: to, group: "do", icon: ICONS.inbox, title: command.showInquiries(typed), ...end, to });
  }
  if (typed !== "" && may(role, "product.read")) {
    const to = `/products?q=${q}`;
    const end = counted(found?.totals.products);
    lines.push({ key: to, group: "do", icon: ICONS.box, title: command.showProducts(typed), ...end, to });
  }
  const isOffered = available.some(({ place, name }) => place === "products" && name === "make");
  const others = [
    {
      key: "make",
      title: command.makeProduct,
      run: on.onMakeProduct,
      isThere: !isOffered && may(role, "product.change"),
    },
    { key: "shortcuts", title: command.shortcuts, run: on.onShortcuts, shortcut: "?", isThere: true },
    { key: "sign-out", title: command.signOut, run: () => void signOut(shell), isThere: true },
  ];
  for (const { isThere, ...other } of others) {
    if (isThere && has(other.title)) lines.push({ group: "do", icon: ICONS.lines, to: "", ...other });
  }
  for (const { to, name, action, icon } of PLACES) {
    const title = shell.places[name];
    if (may(role, action) && has(title)) lines.push({ key: `go ${to}`, group: "go", icon, title, to });
  }
  return lines;
}
