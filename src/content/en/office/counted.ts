import { plural } from "../../plural.ts";

/** A number with its noun: `3 changes`, `1 change`, `1,284 products`. */
export function counted(count: number, one: string, other: string): string {
  return `${count.toLocaleString("en")} ${plural("en", count, { one, other })}`;
}
