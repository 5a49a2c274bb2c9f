import { expect, test } from "vitest";
import { linksOf, renderPage, sampleCatalogue } from "../../../../tests/support/render-page.tsx";
import { whatsappLink } from "./whatsapp-link.tsx";

const form = { state: "sent", reference: "AAAA-2345" } as const;
const PRODUCT = "/products/comac-robot-scrubber-dryer-50-cm-autonomous";

async function texts(path: string, sent = false): Promise<(string | null)[]> {
  const catalogue = { ...(await sampleCatalogue()), company: { whatsapp: "+973 3600 0000" } };
  const page = await renderPage(path, { catalogue, ...(sent && { form }) });
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
  for (const path of ["/about", "/contact", PRODUCT]) {
    expect((await renderPage(path)).body.innerHTML).not.toMatch(/whatsapp|wa\.me/i);
  }
});

test("a link has the digits of the number and the message, whatever stands in it", () => {
  const text = "About AB-12 & 50 % #1\n?text=x \ud83e\uddf9 \u0633";
  const link = new URL(whatsappLink("+973 3600-0000", text));
  expect(link.origin + link.pathname).toBe("https://wa.me/97336000000");
  expect([...link.searchParams]).toEqual([["text", text]]);
  expect(link.hash).toBe("");
});

test("a long message is cut between two signs", () => {
  const message = (text: string) => new URL(whatsappLink("1", text)).searchParams.get("text");
  expect(message("\ud83e\uddf9".repeat(400))).toBe("\ud83e\uddf9".repeat(300));
  expect(message("\ud83e")).toBe("\ufffd");
});
