import { expect, test } from "vitest";
import { renderPage, textsOf } from "../../../../tests/support/render-page.tsx";

const sent = { state: "sent", reference: "AAAA-2345" } as const;
const away = { closes: null, opens: "2026-11-21T05:00:00.000Z" };

test.each(["/contact", "/get-quote"])(
  "the confirmation of %s says when the office opens next, where that is told",
  async (path) => {
    const address = `${path}?sent=AAAA-2345`;
    const sentence =
      "Our office is closed until Saturday 21 November at 8:00. Our answer may come only then.";
    expect(textsOf(await renderPage(address, { form: { ...sent, away } }), "main p")).toContain(sentence);
    expect(textsOf(await renderPage(address, { form: sent }), "main p").join(" ")).not.toContain(
      "Our office",
    );
  },
);
