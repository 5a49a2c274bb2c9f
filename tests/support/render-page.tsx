import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { runWithStartContext } from "@tanstack/start-storage-context";
import { type Document, type Element, Window } from "happy-dom";
import { Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { seedWhenEmpty } from "../../src/catalogue/seed.ts";
import { openCatalogue } from "../../src/catalogue/snapshot.ts";
import { loadContents } from "../../src/content/load.ts";
import { openDatabase } from "../../src/database/connect.ts";
import { migrate } from "../../src/database/migrate.ts";
import type { Catalogue } from "../../src/domain/catalogue/catalogue.ts";
import type { FormOutcome } from "../../src/domain/form.ts";
import { openDocumentFiles } from "../../src/documents/files.ts";
import { openImageIndex } from "../../src/images/index.ts";
import { CATALOGUE_FOLDER } from "../../src/server/env.ts";
import { getRouter } from "../../src/site/router.tsx";
import type { PageContext } from "../../src/site/server.ts";
import { hrefOf, readAddress } from "../../src/urls/address.ts";

/** The sample catalogue in memory, read once for a test file. */
let sample: Promise<Catalogue> | undefined;

async function readSampleCatalogue(): Promise<Catalogue> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "catalogue.sqlite");
  const database = stack.adopt(await openDatabase({ engine: "sqlite", file }), (open) => open.close());
  await migrate(database);
  await seedWhenEmpty(database, CATALOGUE_FOLDER);
  const images = await openImageIndex([join(CATALOGUE_FOLDER, "images")]);
  const documents = await openDocumentFiles([join(CATALOGUE_FOLDER, "documents")]);
  const source = stack.adopt(await openCatalogue(database, { images, documents }), (open) => open.close());
  return source.current();
}

export const sampleCatalogue = (): Promise<Catalogue> => (sample ??= readSampleCatalogue());

const [texts] = await loadContents();

type Shown = { catalogue?: Catalogue; form?: FormOutcome; beside?: ReactNode; loading?: boolean };

/**
 * Renders a page of the site as the server does, over the sample catalogue or another, and parses it: what stands in
 * it, in which order, and where its links lead. Nothing is laid out, and no script runs. What stands `beside` it is for
 * parts that pages show only when they are asked for; a page that is `loading` is shown as while its products are on
 * their way.
 */
export async function renderPage(
  path: string,
  { catalogue, form, beside, loading = false }: Shown = {},
): Promise<Document> {
  const shown = catalogue ?? (await sampleCatalogue());
  const content = texts.withCompany(shown.company);
  const page: PageContext = {
    catalogue: shown,
    content,
    origin: "http://shop.test",
    browserLimit: 500,
    ...(form && { form }),
  };
  const url = new URL(path, page.origin);
  const router = getRouter(content);
  const { InnerWrap = Fragment } = router.options;
  router.update({
    ...router.options,
    InnerWrap: ({ children }) => (
      <InnerWrap>
        {children}
        {beside}
      </InnerWrap>
    ),
    history: createMemoryHistory({ initialEntries: [hrefOf(readAddress(url))] }),
  });
  const context = {
    getRouter: () => router,
    request: new Request(url),
    startOptions: {},
    contextAfterGlobalMiddlewares: { page },
    handlerType: "router" as const,
  };
  const html = await runWithStartContext(context, async () => {
    await router.load();
    if (!loading) return renderToString(<RouterProvider router={router} />);
    const options = router.routesById[router.state.matches.at(-1)?.routeId ?? "__root__"].options;
    const { component, pendingComponent } = options;
    if (!component || !pendingComponent) throw new Error(`Nothing stands in for ${path} while it loads`);
    options.component = pendingComponent;
    try {
      return renderToString(<RouterProvider router={router} />);
    } finally {
      options.component = component;
    }
  });
  const window = new Window({ url: url.href, settings: { disableJavaScriptEvaluation: true } });
  // Until it is closed, its 15 MB stay.
  const close = () => window.happyDOM.close();
  if (TestRunner.getCurrentTest()) onTestFinished(close);
  else afterAll(close);
  window.document.write(`<!doctype html>${html}`);
  return window.document;
}

/** The text of an element as it is read, with single spaces. */
export const textOf = (element: Element | null): string =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

/** The texts of the elements that match, in their order. */
export const textsOf = (part: Document | Element, selector: string): string[] =>
  [...part.querySelectorAll(selector)].map(textOf);

/** Text and address of each link that matches, in their order. */
export const linksOf = (
  part: Document | Element,
  selector = "a",
): (readonly [text: string, href: string])[] =>
  [...part.querySelectorAll(selector)].map(
    (link) => [textOf(link), link.getAttribute("href") ?? ""] as const,
  );

/** The section, or the first element of another kind, that holds this heading. */
export function partWith(part: Document | Element, heading: string, selector = "section"): Element {
  const found = [...part.querySelectorAll(selector)].find((each) =>
    textsOf(each, "h1, h2, h3").includes(heading),
  );
  if (!found) throw new Error(`There is no ${selector} with the heading "${heading}"`);
  return found;
}
