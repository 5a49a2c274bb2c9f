/** Limits in one place: pages, forms and API say and enforce the same ones. */

/** Lines that one quote request may have; more are refused with a sentence that names this number. */
export const MAX_QUOTE_LINES = 100;

/** Pieces of one product in one line. */
export const MAX_QUANTITY = 9999;

/** Characters of a line's note, and of a line that matches no product and is kept as text. */
export const MAX_LINE_TEXT = 200;

/** Size in bytes of a list that is pasted or uploaded, before and after it is unpacked. */
export const MAX_LIST_BYTES = { file: 2 * 1024 * 1024, unpacked: 16 * 1024 * 1024 } as const;

/** Products that stand beside each other in a comparison; a phone shows two of them at a time. */
export const MAX_COMPARED = 4;

/** Bytes of one document, and of all that one ZIP may hold. */
export const MAX_DOCUMENT_BYTES = { file: 50 * 1024 * 1024, zip: 200 * 1024 * 1024 } as const;

/**
 * A catalogue file that staff send: as many bytes as a slow line sends in the time that a request may take, and as many rows
 * as are compared and written while visitors wait a few seconds. The command line takes larger ones.
 */
export const MAX_IMPORT = { bytes: 50_000_000, rows: 10_000 } as const;

/** So many products are shown that a search may mean: as many cards as a page of the listing has. */
export const MAX_NEAR = 24;

/** Characters of an address with a list in it; longer ones are not taken by every program that they pass through. */
export const MAX_LIST_ADDRESS = 2000;

/** As many products as a landing page features at most, and as many placeholders while it waits (R8.1, R8.2). */
export const FEATURED_LIMIT = 6;

/** The largest whole number that both databases store where nothing else is said. */
export const MOST_STORED = 2_147_483_647;
