import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder with those above it, unless it is there. Node's own recursion goes round for ever where a folder that is there
 * takes none, as `/proc`.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!isThere()) throw error;
  }
}
