import type { Catalogue } from "../domain/catalogue/catalogue.ts";
import type { Address } from "../urls/address.ts";
import { PAGES } from "../urls/pages.ts";
import * as inquiryForm from "./components/inquiry-form/view.ts";
import * as layout from "./layout/view.ts";
import * as category from "./pages/category/view.ts";
import * as compare from "./pages/compare/view.ts";
import * as finder from "./pages/finder/view.ts";
import * as industry from "./pages/industry/view.ts";
import * as listing from "./pages/listing/view.ts";
import * as missingProduct from "./pages/product/missing-view.ts";
import * as product from "./pages/product/view.ts";
import * as quote from "./pages/quote/view.ts";
import * as solution from "./pages/solution/view.ts";
import * as solutions from "./pages/solutions/view.ts";

/** As much of the catalogue as the API's lists hold. */
export type ListedCatalogue = Omit<Catalogue, "version" | "changedAt" | "media" | "company">;

type Params = Address["params"];

const text = (value: unknown) => (typeof value === "string" ? value : null);

const VIEWS = {
  layout: layout.view,
  listing: (catalogue: ListedCatalogue, params: Params, locale: string) =>
    listing.view(catalogue, PAGES.listing.read(params), locale),
  product: (catalogue: ListedCatalogue, { id }: Params, locale: string) =>
    product.view(catalogue, { id: text(id) ?? "" }, locale),
  missingProduct: (catalogue: ListedCatalogue, { id }: Params) =>
    missingProduct.missingView(catalogue, { id: text(id) ?? "" }),
  category: (catalogue: ListedCatalogue, params: Params, locale: string) =>
    category.view(
      catalogue,
      {
        ...PAGES.category.read(params),
        category: text(params["category"]) ?? "",
        subcategory: text(params["subcategory"]),
      },
      locale,
    ),
  compare: (catalogue: ListedCatalogue, params: Params) =>
    compare.view(catalogue, PAGES.compare.read(params)),
  solutions: (catalogue: ListedCatalogue, params: Params) =>
    solutions.view(catalogue, PAGES.solutions.read(params)),
  contact: (catalogue: ListedCatalogue, params: Params) =>
    inquiryForm.view(catalogue, PAGES.contact.read(params)),
  quote: (catalogue: ListedCatalogue, params: Params) => quote.view(catalogue, PAGES.quote.read(params)),
  vacuum: solution.vacuumView,
  automation: (catalogue: ListedCatalogue, params: Params) =>
    solution.automationView(catalogue, PAGES.automation.read(params)),
  finder: (catalogue: ListedCatalogue, params: Params) => finder.view(catalogue, PAGES.finder.read(params)),
  floorCare: solution.floorCareView,
  chemicals: solution.chemicalsView,
  commercial: industry.commercialView,
  healthcare: industry.healthcareView,
  hospitality: industry.hospitalityView,
};

export type ViewName = keyof typeof VIEWS;

/** What a page shows: plain JSON. */
export type ViewOf<Name extends ViewName> = NonNullable<ReturnType<(typeof VIEWS)[Name]>>;

/**
 * What each page that shows products, and the layout around all pages, shows of a catalogue; null where that has no
 * such page. `params` are those of the page's address, `locale` that of its language, which orders names.
 */
export const views: {
  [Name in ViewName]: (catalogue: ListedCatalogue, params: Params, locale: string) => ViewOf<Name> | null;
} = VIEWS;
