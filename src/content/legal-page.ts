/** A paragraph, a ruled list, or a table of terms and what is said of each. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { rows: readonly (readonly [term: string, text: string])[] }
  | { contact: readonly (readonly [term: string, text: string, href?: string])[] };

/** A numbered section; `id` is its address within the page and does not change between versions. */
export type LegalSection = { id: string; title: string; body: readonly LegalBlock[] };

/** A legal page: its first lines are the whole in short, then the sections. */
export type LegalPage = {
  title: string;
  description: string;
  /** ISO date of this version; also its version number. */
  version: string;
  lede: string;
  short: readonly (readonly [term: string, text: string])[];
  sections: readonly LegalSection[];
};
