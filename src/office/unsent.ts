import * as v from "valibot";
import { shownTo } from "./api.ts";

/**
 * What the person whom the page is shown to has typed and the server has not got, kept by this browser through a reload and
 * a new sign-in, and shown to nobody else. Without storage it is kept as long as the page.
 */
export function openUnsent<Value>(
  storage: () => Storage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
) {
  const key = `office.${shownTo() ?? ""}.${name}`;
  return {
    /** Null where nothing is kept, or nothing that can be read. */
    read(): Value | null {
      try {
        const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage().getItem(key));
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    },
    /** Null when nothing is left to be kept. */
    write(value: object | null): void {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // Full, or not allowed.
      }
    },
  };
}
