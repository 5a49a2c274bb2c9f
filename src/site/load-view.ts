import { notFound } from "@tanstack/react-router";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { PageContext } from "./server.ts";
import type { Address } from "../urls/address.ts";
import { ApiError, beginJson } from "./layout/fetch-json.ts";
import type { ViewName, ViewOf } from "./views.ts";

/** What the server passed for this page, or nothing in the browser. */
export const pageContext: () => PageContext | undefined = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.page)
  .client(() => undefined);

let listsLoaded = false;

/** By then a press has its answer on the screen, in milliseconds. */
const FRAME = 20;

const afterFrame: () => Promise<void> = createIsomorphicFn()
  .server(() => Promise.resolve())
  .client(() => new Promise((resolve) => setTimeout(resolve, FRAME)));

/**
 * Loads a part once, and again where it could not be had. In a browser it begins after the next frame: to ask for so many
 * files takes longer than the answer to a press may.
 */
function loadedOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | null = null;
  const begin = async () => {
    try {
      await afterFrame();
      return await load();
    } catch (error) {
      part = null;
      throw error;
    }
  };
  return () => (part ??= begin());
}

/** Rules, lists and their cache: no page that the server has rendered needs them, so they come with the first list. */
const rules = loadedOnce(() => import("./views.ts"));
const loadLists = loadedOnce(() => import("./layout/lists.ts"));
const lists = () => {
  listsLoaded = true;
  return loadLists();
};

/** The lists that a catalogue is made of. */
export const LISTS = {
  products: "/api/products",
  brands: "/api/brands",
  categories: "/api/categories",
  synonyms: "/api/synonyms",
} as const;

/**
 * Begins to fetch what a view is made from, beside the script and the texts of its page: one after the other each would
 * take a round trip. What can't be had is asked for again by the view.
 */
export function fetchForView({ inBrowser }: Pick<Visit, "inBrowser">): void {
  // First, as they are the largest, and a browser may ask for six files at a time only.
  if (inBrowser && !listsLoaded) Object.values(LISTS).forEach(beginJson);
  for (const load of inBrowser ? [lists, rules] : [lists]) load().catch(() => undefined);
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
 * the page is rendered there; then in the browser from the API's lists (R19.5), or, where the catalogue is too large
 * for that, by the server under the page's address. Throws the router's not-found where the catalogue has no such
 * page, and in the browser what `fetchJson` throws when the API is out of reach.
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
  if (visit && !visit.inBrowser) return viewFromServer(visit.href);
  const [{ views }, catalogue] = await Promise.all([
    rules(),
    lists().then(({ loadCatalogue }) => loadCatalogue()),
  ]);
  return orNotFound(views[name](catalogue, params, locale));
}

function orNotFound<View>(view: View | null): View {
  if (view === null) throw notFound();
  return view;
}

async function viewFromServer<View>(href: string): Promise<View> {
  const { query } = await lists();
  try {
    return await query<View>(`/api/views${href}`);
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error;
  }
}

/** The lists that were answered during this visit. */
const answered = new Set<string>();

/** Asks for a list of the API that nothing is read from (R2.7). It is pending until its first answer. */
export function askForList(path: string): { isPending: () => boolean; settled: Promise<void> } {
  const settled = lists()
    .then(({ query }) => query(path))
    .then(
      () => void answered.add(path),
      () => undefined,
    );
  return { isPending: () => !answered.has(path), settled };
}

/** Marks what the API answers under this path as out of date. Without lists that were loaded there is nothing to mark. */
export async function forgetList(path: string): Promise<void> {
  if (!listsLoaded) return;
  await (await lists()).queryClient.invalidateQueries({ queryKey: [path] });
}
