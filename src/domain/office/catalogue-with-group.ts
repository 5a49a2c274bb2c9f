import type { Brand } from "../product/brand.ts";
import { type Catalogue, makeCatalogue } from "../catalogue/catalogue.ts";
import { bannerMediaName, type CategoryEntry } from "../catalogue/category.ts";
import type { KeyedProduct } from "../catalogue/keys.ts";

/** As many products of a brand or category show what its page looks like. */
const SHOWN = 24;

/** A catalogue of a brand's first products, with the brand as it will be. */
export function catalogueOfBrand(
  catalogue: Catalogue,
  brand: Brand,
  entries: readonly CategoryEntry[],
): Catalogue {
  const products = (catalogue.byBrand.get(brand.id) ?? []).slice(0, SHOWN);
  const brands = catalogue.brands.filter(({ id }) => id !== brand.id);
  return made(catalogue, {
    products: products.map((product) => ({ ...product, brand: brand.name })),
    brands: [...brands, { ...brand, isActive: true }],
    entries,
    media: catalogue.media,
  });
}

/** A catalogue of a category's first products, with the category as it will be and the address of its banner. */
export function catalogueOfCategory(
  catalogue: Catalogue,
  category: CategoryEntry & { parentKey: string | null },
  entries: readonly (CategoryEntry & { parentKey: string | null })[],
  banner: string,
): Catalogue {
  const { key, parentKey, name } = category;
  const isMeant = (each: KeyedProduct) =>
    parentKey === null
      ? each.categoryKey === key
      : each.categoryKey === parentKey && each.subcategoryKey === key;
  const products = catalogue.products.filter(isMeant).slice(0, SHOWN);
  const isSame = (each: (typeof entries)[number]) => each.key === key && each.parentKey === parentKey;
  const isThere = entries.some(isSame);
  return made(catalogue, {
    products: products.map((product) =>
      parentKey === null ? { ...product, category: name } : { ...product, subcategory: name },
    ),
    brands: catalogue.brands,
    entries: (isThere ? entries : [...entries, category]).map((each) => {
      if (isSame(each)) return category;
      return each.parentKey === key && parentKey === null ? { ...each, parent: name } : each;
    }),
    media: banner === "" ? catalogue.media : { ...catalogue.media, [bannerMediaName(key)]: banner },
  });
}

function made(
  { version, company }: Catalogue,
  {
    products,
    brands,
    entries,
    media,
  }: {
    products: readonly KeyedProduct[];
    brands: readonly Brand[];
    entries: readonly CategoryEntry[];
    media: Catalogue["media"];
  },
): Catalogue {
  // The places that products have in the whole catalogue are others.
  const placed = products.map((product, order) => ({ ...product, order }));
  return { ...makeCatalogue({ version, products: placed, brands, categories: entries, media }), company };
}
