import { documentParts, documentTitle } from "../../../domain/product/documents.ts";
import type { DocumentUploadFault } from "../../../domain/product/document-upload.ts";
import { MAX_DOCUMENT_BYTES } from "../../../domain/limits.ts";
import type { OtherType, PictureType } from "../../../domain/product/picture-types.ts";
import site from "../product.ts";
import { IS_INSIDE } from "./pictures.ts";

const MEGABYTES = MAX_DOCUMENT_BYTES.file / 1024 / 1024;

const IS: Readonly<Record<OtherType | PictureType, string>> = {
  ...IS_INSIDE,
  pdf: "does not begin as a PDF does",
  zip: "is a Word, Excel or ZIP file inside",
  jpeg: "is a JPEG inside",
  png: "is a PNG inside",
  webp: "is a WebP picture inside",
  avif: "is an AVIF picture inside",
  unknown: "is neither a PDF nor a picture inside",
};

function isWrong(fault: DocumentUploadFault): string {
  switch (fault.code) {
    case "otherType":
      return `${IS[fault.type]}. Save it as PDF, JPEG or PNG, then send that.`;
    case "tooManyBytes":
      return `is larger than ${MEGABYTES} MB. Save it smaller, then send that.`;
    case "damaged":
      return "is damaged or was cut off. Open it on this machine, save it again, then send that.";
  }
}

const languages = new Intl.DisplayNames("en", { type: "language" });

/** What a language is called; a tag that is none, as it was written. */
function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** A line of the catalogue file in words: `Manual, English, 2, 2026-03, pump.pdf`; one that can't be read, as it stands. */
function documentText(line: string): string {
  const parts = documentParts(line);
  if (!parts) return line;
  const { type, language, revision, date, file } = parts;
  const kinds: Readonly<Record<string, string>> = site.documents.types;
  return [kinds[type.toLowerCase()] ?? type, languageName(language), revision, date, documentTitle(file)]
    .filter(Boolean)
    .join(", ");
}

/** What the office says about documents of products. */
export const documents = {
  wrong: (name: string, fault: DocumentUploadFault) => `“${name}” ${isWrong(fault)}`,
  diskFull:
    "The server’s disk is full, so nothing of this document was kept. Those that you have stay as they are. Tell whoever looks after the server, then send it again.",
  notSent: (name: string) => `“${name}” was not sent: the connection was lost. Send it again.`,

  kinds: site.documents.types,
  text: documentText,
  languageName,
  drop: "Drop documents, or choose them",
  short: `PDF, JPEG or PNG to ${MEGABYTES} MB`,
  type: "Kind",
  language: "Language",
  revision: "Revision",
  date: "Date or month",
  dateHint: "2026-03-01",
  file: "File",
  line: "Line of the catalogue file",
  chooseKind: "Choose …",
  chooseLanguage: "Choose …",
  choose: "Choose a file",
  replace: "Replace",
  again: "Send again",
  cancel: "Cancel",
  noFile: "No file yet",
  newTab: "opens in a new tab",
  sending: (name: string, percent: number) => `Sending “${name}”, ${percent} %`,
  checking: (name: string) => `Checking “${name}”`,
  progress: "Sent so far",
  size: (format: string, bytes: number) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1024));
    return `${format}, ${kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`}`;
  },
  notShown: "Visitors don’t see this document.",
  nth: (place: number, kind: string, language: string) =>
    `Document ${place}${[kind, language].map((each) => (each === "" ? "" : `, ${each}`)).join("")}`,
  added: (count: number) => (count === 1 ? "One document was added." : `${count} documents were added.`),
  sent: (name: string) => `“${name}” was sent.`,
  removed: "The document was taken out.",
};
