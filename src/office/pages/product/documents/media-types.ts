/** What the browser's dialog offers as a document. */
export const DOCUMENT_MEDIA_TYPES = "application/pdf,image/jpeg,image/png";
