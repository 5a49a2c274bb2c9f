import { Unzip, UnzipInflate } from "fflate";
import { FileError } from "../errors.ts";

/** What the parts of a workbook that are read may unpack to, in bytes; 100,000 products take 70 MB. */
const LARGEST_UNPACKED = 100_000_000;
/** Deflate grows up to a thousandfold, so one step unpacks at most 4 MB before the total is looked at. */
const STEP = 4096;

/** The error of a workbook that can't be read as one. */
export const damaged = () => new FileError({ code: "damagedWorkbook" });

/** What one part of an archive is handed to, as text and piece by piece; `end` comes once, after the last piece. */
export type TextReader = { write(text: string): void; end(): void };

/** A ZIP archive whose unpacked size is measured while it is unpacked; what the archive itself says is not asked. */
export class Archive {
  readonly #bytes: Uint8Array;
  #left: number;

  constructor(bytes: Uint8Array, limit = LARGEST_UNPACKED) {
    this.#bytes = bytes;
    this.#left = limit;
  }

  /** Unpacks the named parts into their readers and returns the names that were found. Throws {@link FileError}. */
  read(readers: ReadonlyMap<string, TextReader>): Set<string> {
    const found = new Set<string>();
    const unfinished = new Set<string>();
    const unzip = new Unzip((file) => {
      const reader = readers.get(file.name);
      if (!reader || found.has(file.name)) return;
      found.add(file.name);
      unfinished.add(file.name);
      const decoder = new TextDecoder("utf-8", { fatal: true });
      file.ondata = (error, chunk, last) => {
        if (error) throw error;
        this.#left -= chunk.length;
        if (this.#left < 0) throw new FileError({ code: "unpacksTooLarge" });
        reader.write(decoder.decode(chunk, { stream: !last }));
        if (!last) return;
        unfinished.delete(file.name);
        reader.end();
      };
      file.start();
    });
    unzip.register(UnzipInflate);
    try {
      for (let from = 0; from < this.#bytes.length; from += STEP) {
        unzip.push(this.#bytes.subarray(from, from + STEP), from + STEP >= this.#bytes.length);
      }
    } catch (error) {
      // The library's errors and the decoder's say only that the bytes are wrong.
      throw error instanceof FileError ? error : damaged();
    }
    if (unfinished.size > 0) throw damaged();
    return found;
  }
}
