import type { CatalogueSource } from "../catalogue/snapshot.ts";
import type { Catalogue } from "../domain/catalogue.ts";
import { BROTLI, encode, type Encoded } from "./compress.ts";

/** Gives the body of the catalogue's current version, made once for each. */
export type PerVersion = () => Promise<Encoded>;

/** Makes a body of the catalogue once per version, in every coding; again when the version changes or it failed. */
export function perVersion(
  source: CatalogueSource,
  type: string,
  make: (catalogue: Catalogue) => string,
): PerVersion {
  let held: { catalogue: Catalogue; encoded: Promise<Encoded> } | null = null;
  return () => {
    const catalogue = source.current();
    if (held?.catalogue === catalogue) return held.encoded;
    const encoded = encode(make(catalogue), type, { quality: BROTLI.lasting });
    held = { catalogue, encoded };
    // Whoever asked gets the error; the next one starts anew.
    encoded.catch(() => {
      if (held?.encoded === encoded) held = null;
    });
    return encoded;
  };
}
