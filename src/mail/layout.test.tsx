import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Facts, Heading, oneLine, Paragraph, Quotation, renderMail } from "./layout.tsx";

test("one tree is both bodies", () => {
  const mail = renderMail(
    "Hello <you>",
    { tag: "ar", direction: "rtl" },
    <>
      <Heading>Good morning</Heading>
      <Paragraph>A &amp; B</Paragraph>
      <Facts
        facts={[
          { label: "Name", value: "Layla\nHaddad" },
          { label: "Page", value: "our page", href: "https://shop.example/?a=1&b=2" },
        ]}
      />
      <Quotation>{"first\r\n\r\n  <b>second</b>"}</Quotation>
    </>,
  );
  expect(mail.subject).toBe("Hello <you>");
  expect(mail.text).toBe(`GOOD MORNING

A & B

Name: Layla Haddad
Page: https://shop.example/?a=1&b=2

> first
>
>   <b>second</b>
`);
  expect(mail.html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl"><head><meta charSet="utf-8"\/>/);
  expect(mail.html).toContain("<title>Hello &lt;you&gt;</title>");
  expect(mail.html).toContain('href="https://shop.example/?a=1&amp;b=2"');
  expect(mail.html).toMatch(/<blockquote[^>]*>first\n\n {2}&lt;b&gt;second&lt;\/b&gt;<\/blockquote>/);
});

test("no text becomes a tag, a line or a block of its own", () => {
  const skeleton = (html: string) => html.replaceAll(/>[^<]*</g, "><");
  const render = (text: string) =>
    renderMail(
      text,
      { tag: "en", direction: "ltr" },
      <>
        <Heading>{text}</Heading>
        <Paragraph>{text}</Paragraph>
        <Facts facts={[{ label: "Name", value: text }]} />
        <Quotation>{text}</Quotation>
      </>,
    );
  const plain = skeleton(render("x").html);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const mail = render(text);
      expect(skeleton(mail.html)).toBe(plain);
      const [heading, paragraph, fact, ...quotation] = mail.text.split("\n\n");
      expect(heading).toBe(oneLine(text).toUpperCase());
      expect(paragraph).toBe(oneLine(text));
      expect(fact).toBe(`Name: ${oneLine(text)}`);
      for (const line of quotation.join("\n\n").trimEnd().split("\n")) expect(line).toMatch(/^>/);
    }),
  );
});
