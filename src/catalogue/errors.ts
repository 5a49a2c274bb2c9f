import type { CellFault, FileFault } from "../domain/catalogue/import-faults.ts";

/** A file that can't be imported. Its words are in content; the message is for logs. */
export class FileError extends Error {
  override readonly name = "FileError";
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

/** A cell that can't be taken over. Its words are in content; the message is for logs. */
export class CellError extends Error {
  override readonly name = "CellError";
  readonly fault: CellFault;

  constructor(fault: CellFault) {
    // A sheet may have hundreds of thousands; nobody reads where one was made, and to find out takes most of the time.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(JSON.stringify(fault));
    Error.stackTraceLimit = limit;
    this.fault = fault;
  }
}
