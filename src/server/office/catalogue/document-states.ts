import type { Content } from "../../../content/load.ts";
import type { DocumentFiles } from "../../../documents/files.ts";
import { documentParts } from "../../../domain/product/documents.ts";
import { sentenceOf } from "../../../domain/catalogue/import-faults.ts";

/** What is stored of a file: its size, or a sentence that says what is wrong with it. */
type FileState = { bytes: number } | { problem: string };

/** The files that the lines of these texts name. */
export function filesNamed(...texts: readonly (string | undefined)[]): string[] {
  const lines = texts.flatMap((text) => text?.split("\n") ?? []);
  return [...new Set(lines.flatMap((line) => documentParts(line)?.file ?? []))].filter(Boolean);
}

/** What is stored of each of these files. */
export function fileStates(
  names: readonly string[],
  files: Pick<DocumentFiles, "fault" | "sound">,
  words: Content["office"]["product"],
): Record<string, FileState> {
  const stateOf = (name: string): FileState => {
    const fault = files.fault(name);
    return fault ? { problem: sentenceOf(words.faults, fault) } : { bytes: files.sound(name)?.bytes ?? 0 };
  };
  return Object.fromEntries(names.map((name) => [name, stateOf(name)]));
}
