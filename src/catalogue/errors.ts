/** A file that can't be read at all; the message is one sentence for the person who chose it. */
export class FileError extends Error {
  override readonly name = "FileError";
}

/** A cell that can't be taken over; the message is a sentence without the column's name. */
export class CellError extends Error {
  override readonly name = "CellError";
}
