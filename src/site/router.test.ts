import { createMemoryHistory } from "@tanstack/react-router";
import fc from "fast-check";
import { expect, test } from "vitest";
import sitemapWords from "../content/en/sitemap.ts";
import { loadContents } from "../content/load.ts";
import { hrefOf, readAddress } from "../urls/address.ts";
import { PAGES } from "../urls/pages.ts";
import { canonicalHistory, getRouter } from "./router.tsx";

const [content] = await loadContents();

/** A window at an address, as far as the router's history needs one. */
function windowAt(url: URL) {
  const history = {
    state: {},
    replaceState: (state: object) => void (history.state = state),
    pushState: (state: object) => void (history.state = state),
  };
  return Object.assign(new EventTarget(), { location: url, history });
}

/** What the router makes of its history: the address and each matched route with what its loader depends on. */
function matched(history: ReturnType<typeof createMemoryHistory>) {
  const router = getRouter(content);
  router.update({ ...router.options, history });
  const location = router.latestLocation;
  const built = router.buildLocation({
    to: location.pathname,
    search: true,
    params: true,
    hash: true,
    _includeValidateSearch: true,
  });
  return {
    address: location.publicHref,
    rebuilt: built.publicHref,
    matches: router.matchRoutes(location).map(({ id, search, loaderDeps }) => ({ id, search, loaderDeps })),
  };
}

test("server and browser read any query string alike, and neither wants another address", () => {
  const names = fc.constantFrom(
    ...Object.values(PAGES).flatMap(({ params }) => Object.keys(params)),
    "utm_source",
    "brand[]",
    "__proto__",
  );
  const values = fc.oneof(
    fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
    fc.constantFrom(
      "all",
      "ALL",
      "2",
      "2.0",
      "1e1",
      " 2",
      "COMAC",
      "commercial",
      "list",
      "brand",
      "AAAA-2345",
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(
        ...Object.values(PAGES).map(({ path }) => path.replace("/{-$subcategory}", "").replaceAll("$", "a-")),
      ),
      fc.array(fc.tuple(names, values), { maxLength: 6 }),
      (path, pairs) => {
        const url = new URL(`http://shop.test${path}?${new URLSearchParams(pairs)}`);
        const served = matched(createMemoryHistory({ initialEntries: [hrefOf(readAddress(url))] }));
        const shown = matched(canonicalHistory(windowAt(url), ""));
        expect(shown).toEqual(served);
        expect(shown.rebuilt).toBe(shown.address);
      },
    ),
  );
});

test("the table of pages and the router's routes name the same paths", () => {
  const routes = Object.values(getRouter(content).routesById).map(({ fullPath }) =>
    fullPath.replace(/(.)\/$/, "$1"),
  );
  expect(new Set(routes)).toEqual(new Set(Object.values(PAGES).map(({ path }) => path)));
});

test("the sitemap page links to pages of ours", () => {
  for (const { links } of sitemapWords.groups) {
    for (const { id: page } of links) {
      const name = page === "search" ? "listing" : page;
      const { path } = PAGES[name];
      expect(readAddress(new URL(path, "http://shop.test"))).toMatchObject({ path, page: name });
    }
  }
});
