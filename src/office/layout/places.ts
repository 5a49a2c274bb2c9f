import type { Action } from "../../domain/office/permissions.ts";
import type { OfficeWords } from "../words.tsx";

/** A place in the bar: who may do the action sees it. */
type Place = { to: string; name: keyof OfficeWords["shell"]["places"]; action: Action; icon: string };

export const ICONS = {
  home: "M2.5 7L8 2.5 13.5 7v6.5h-11z",
  inbox: "M2 9.5h3.500l1 2h3l1-2H14M2 9.500v4h12v-4L11.500 3h-7z",
  box: "M2.5 4.500L8 2l5.500 2.500v7L8 14l-5.500-2.500zM2.500 4.500L8 7l5.500-2.500M8 7v7",
  lines: "M2 4h12M2 8h12M2 12h12",
  phone:
    "M3 2.5h3l1.2 3.2-1.7 1.2a8 8 0 003.6 3.6l1.2-1.7 3.2 1.2v3A1 1 0 0112.5 14 10.5 10.5 0 012 3.5a1 1 0 011-1z",
  chat: "M2.5 13.5l.9-2.8A5.6 5.6 0 118 13.6a5.8 5.8 0 01-2.6-.7z",
  person: "M8 8a3 3 0 100-6 3 3 0 000 6zM2.500 14c.5-3 2.500-4.500 5.500-4.500s5 1.500 5.500 4.500",
};

const ME: Place = { to: "/me", name: "me", action: "self.change", icon: ICONS.person };
const MORE: Place = { to: "/more", name: "more", action: "self.change", icon: ICONS.lines };

/** How many places a phone's bar has. */
const TABS = 4;

/** The places of a phone's bar: all with oneself where there is room, else the first and a page with the others. */
export function tabsOf(places: readonly Place[]): readonly Place[] {
  return places.length < TABS ? [...places, ME] : [...places.slice(0, TABS - 1), MORE];
}

/** What stands on the page of {@link tabsOf}'s last place. */
export function placesBehindMore(places: readonly Place[]): readonly Place[] {
  return [...places.slice(TABS - 1), ME];
}

/** In the order of the bar. Phones show the first three and the rest behind "More". */
export const PLACES: readonly Place[] = [
  { to: "/", name: "home", action: "self.change", icon: ICONS.home },
  { to: "/inquiries", name: "inquiries", action: "inquiry.read", icon: ICONS.inbox },
  { to: "/products", name: "products", action: "product.read", icon: ICONS.box },
  { to: "/brands", name: "brands", action: "group.change", icon: ICONS.box },
  { to: "/categories", name: "categories", action: "group.change", icon: ICONS.box },
  { to: "/search-words", name: "searchWords", action: "group.change", icon: ICONS.box },
  { to: "/import", name: "import", action: "import", icon: ICONS.box },
  { to: "/company", name: "company", action: "company.read", icon: ICONS.lines },
  { to: "/staff", name: "staff", action: "staff.change", icon: ICONS.lines },
  { to: "/record", name: "record", action: "record.read", icon: ICONS.lines },
];
