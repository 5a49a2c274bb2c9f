import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { BROTLI, encode, type Encoded } from "./compress.ts";

/** Gives the body of the catalogue's current version, made once for each. */
export type PerVersion = () => Encoded;

/** Makes a body of the catalogue once per version, and again only when the version changes. */
export function perVersion(
  source: CatalogueSource,
  type: string,
  make: (catalogue: Catalogue) => string,
): PerVersion {
  let held: { catalogue: Catalogue; encoded: Encoded } | null = null;
  return () => {
    const catalogue = source.current();
    if (held?.catalogue !== catalogue) {
      held = { catalogue, encoded: encode(make(catalogue), type, { quality: BROTLI.lasting }) };
    }
    return held.encoded;
  };
}
