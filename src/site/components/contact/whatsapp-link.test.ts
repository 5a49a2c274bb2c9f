import { expect, test, vi } from "vitest";
import type * as facts from "../../../content/company.ts";
import { linksOf, renderPage } from "../../../../tests/support/render-page.tsx";

const number = vi.hoisted(() => ({ current: "+973 3600 0000" as string | null }));

vi.mock("../../../content/company.ts", async (original) => {
  const { company, ...others } = await original<typeof facts>();
  const withNumber = Object.defineProperty({ ...company }, "whatsapp", { get: () => number.current });
  return { ...others, company: withNumber };
});

const form = { state: "sent", reference: "AAAA-2345" } as const;
const PRODUCT = "/products/comac-robot-scrubber-dryer-50-cm-autonomous";

async function texts(path: string, sent = false): Promise<(string | null)[]> {
  const page = await renderPage(path, sent ? { form } : {});
  return linksOf(page, "a[href^='https://wa.me/97336000000?']").map(([, href]) =>
    new URL(href ?? "").searchParams.get("text"),
  );
}

const QUESTION = "Hello, I have a question.";
const ABOUT = "Hello, I have a question about AAAA-2345.";

test("a company that has a WhatsApp number is written to beside its phones, about what is stored", async () => {
  expect(await texts("/about")).toEqual([QUESTION]);
  expect(await texts("/contact")).toEqual([QUESTION, QUESTION]);
  expect(await texts("/contact?sent=AAAA-2345", true)).toEqual([QUESTION, ABOUT, QUESTION]);
  // Before a request is stored nothing is said of it.
  expect(await texts("/get-quote?lines=COM-2024")).toEqual([QUESTION]);
  expect(await texts("/get-quote?sent=AAAA-2345", true)).toEqual([ABOUT, QUESTION]);
  expect((await texts(PRODUCT))[0]).toMatch(/about [A-Z]+-\d+\.$/);
});

test("without a number nothing of it is shown", async () => {
  number.current = null;
  for (const path of ["/about", "/contact", PRODUCT]) {
    expect((await renderPage(path)).body.innerHTML).not.toMatch(/whatsapp|wa\.me/i);
  }
});
