import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../tests/support/sample-product.ts";
import { makeCatalogue } from "../../domain/catalogue/catalogue.ts";
import { streamProducts } from "./product-stream.ts";

const { products } = makeCatalogue({
  version: 1,
  products: Array.from({ length: 10_000 }, (_, n) => sampleProduct({ id: `p${n}`, name: `Product ${n}` })),
  brands: [],
  categories: [],
});
/** Of so many products each part is made. */
const PARTS = products.length / 100;

/** Turns of the event loop that others get while the work is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const done = new AbortController();
  const count = (async () => {
    for (; !done.signal.aborted; turns += 1) await setImmediate();
  })();
  await work().finally(() => done.abort());
  await count;
  return turns;
}

test.each(["br", "gzip", "identity"])(
  "while a long list is sent as %s, everybody else gets turns",
  async (coding) => {
    const request = new Request("http://shop.test/api/products", { headers: { "accept-encoding": coding } });
    const turns = await turnsDuring(() => streamProducts(request, products, {}).arrayBuffer());
    expect(turns).toBeGreaterThanOrEqual(PARTS);
  },
);

test("nothing more is read for who goes away", async () => {
  let read = 0;
  const watched = products.map((product) => ({
    ...product,
    toJSON() {
      read += 1;
      return product;
    },
  }));
  const { body } = streamProducts(new Request("http://shop.test/api/products"), watched, {});
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  for (let turn = 0; turn < PARTS; turn++) await setImmediate();
  expect(read).toBeLessThan(products.length / 2);
});
