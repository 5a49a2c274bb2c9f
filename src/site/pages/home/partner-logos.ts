import { type Partner, partners } from "../../../content/partners.ts";
import { ATTACHED_ASSETS } from "../../../domain/product/product.ts";

/** The addresses of the partners' logos by their names; null where there is no such file. */
export type PartnerLogos = Readonly<Partial<Record<Partner["name"], string | null>>>;

/**
 * Picks them from the addresses that only the server knows. Without these, after a navigation in the browser, it
 * names the files alone: ten answers of 304, where all addresses in every page's data would be 500 bytes more.
 */
export function partnerLogos(media: Readonly<Record<string, string>> | undefined): PartnerLogos {
  return Object.fromEntries(
    partners.map(({ name, logo }) => [name, media ? (media[logo] ?? null) : ATTACHED_ASSETS + logo]),
  );
}
