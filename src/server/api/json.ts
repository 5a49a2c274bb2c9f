/** The media type of every answer of the API. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** Catalogue answers may be kept by anyone but must be asked about again, which mostly costs a 304. */
export const API_CACHE = { "cache-control": "public, max-age=0, must-revalidate" };
