import { notFound } from "@tanstack/react-router";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { PageContext } from "./server.ts";
import type { Address } from "../urls/address.ts";
import { ApiError, beginJson, fetchJson } from "./layout/fetch-json.ts";
import type { ViewName, ViewOf } from "./views.ts";

/** What the server passed for this page, or nothing in the browser. */
export const pageContext: () => PageContext | undefined = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.page)
  .client(() => undefined);

/** How long after a view of the server's the lists are asked for: its page has been rendered by then, in milliseconds. */
const AT_REST = 600;

/** Loads a part once, and again where it could not be had. */
function loadedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  const begin = async () => {
    try {
      return await load();
    } catch (error) {
      part = null;
      throw error;
    }
  };
  return () => (part ??= begin());
}

const rules = loadedOnce(() => import("./views.ts"));

const lists = loadedOnce(() => import("./layout/lists.ts"));

/** Whether the rules and the lists are there. */
let computes = false;

/** What browsers compute views with. No page that the server has rendered needs it, and no first view of a visit. */
const catalogueAndRules = async () => {
  const [{ views }, catalogue] = await Promise.all([
    rules(),
    lists().then(({ loadCatalogue }) => loadCatalogue()),
  ]);
  computes = true;
  return { views, catalogue };
};

/** Asks for them when the page has come to rest. */
const prepareToCompute = loadedOnce(async () => {
  await new Promise((resolve) => setTimeout(resolve, AT_REST));
  await catalogueAndRules();
});

const viewAddress = (href: string) => `/api/views${href}`;

/** The page whose view was begun last: its link is pressed after it was hovered. */
let begun = "";

/**
 * Begins to fetch a page's view, beside its script and its texts: one after the other each would take a round trip. What
 * can't be had is asked for again by the view.
 */
export function fetchForView({ href, inBrowser }: Visit): void {
  if ((inBrowser && computes) || href === begun) return;
  begun = href;
  beginJson(viewAddress(href));
}

/** Whether the catalogue is small enough for browsers to compute views themselves (R19.15). */
export function viewsInBrowser(): boolean {
  const page = pageContext();
  return page ? page.catalogue.products.length <= page.browserLimit : true;
}

/** The page's canonical address, and what `viewsInBrowser` said when the document was rendered. */
type Visit = { href: string; inBrowser: boolean };

/**
 * What a page shows of the catalogue of this moment. It is computed where the catalogue is: on the server while
 * the page is rendered there; then in the browser from the API's lists (R19.5). Until these are there, and where the
 * catalogue is too large for that, the server answers it under the page's address, which is a tenth of the lists;
 * without a `visit` the lists are waited for. Throws the router's not-found where the catalogue has no such page, and in
 * the browser what `fetchJson` throws when the API is out of reach.
 */
export async function loadView<Name extends ViewName>(
  name: Name,
  params: Address["params"],
  locale: string,
  visit: Visit | null,
): Promise<ViewOf<Name>> {
  const page = pageContext();
  if (page) {
    const view = (await rules()).views[name](page.catalogue, params, locale);
    await page.pause?.();
    return orNotFound(view);
  }
  if (visit && !(visit.inBrowser && computes)) return viewFromServer(visit);
  const { views, catalogue } = await catalogueAndRules();
  return orNotFound(views[name](catalogue, params, locale));
}

function orNotFound<View>(view: View | null): View {
  if (view === null) throw notFound();
  return view;
}

async function viewFromServer<View>({ href, inBrowser }: Visit): Promise<View> {
  try {
    const view = await fetchJson<View>(viewAddress(href));
    if (inBrowser) prepareToCompute().catch(() => undefined);
    return view;
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}

/** Whether the brands were answered during this visit. */
let haveBrands = false;

/** Asks for the brands, of which nothing is read (R2.7). They are pending until their first answer. */
export function askForBrands(): { isPending: () => boolean; settled: Promise<void> } {
  const settled = lists()
    .then(({ LISTS }) => LISTS.brands())
    .then(
      () => void (haveBrands = true),
      () => undefined,
    );
  return { isPending: () => !haveBrands, settled };
}
