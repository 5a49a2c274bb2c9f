import type { Page } from "playwright-core";

/** A number and its unit, a short name and its number ("Grit 46"), a hyphened compound. */
const WHOLE =
  "\\d\\s(?:%|°C|mm|cm|m[²³]?|ml|L|kg|W|kW|V|bar|mbar|dB\\(A\\)|rpm|h|min|hours)(?![\\p{L}\\p{N}])|(?:Grit|pH)\\s\\d+|[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)+";

/**
 * What must not but does begin in one line and end in the next; the paragraphs, list items and headings of the page are
 * looked at.
 */
export const brokenMeasures = (page: Page) =>
  page.evaluate((whole) => {
    const found: string[] = [];
    const boxOf = (element: Element | null): Element | null =>
      element !== null && getComputedStyle(element).display === "inline"
        ? boxOf(element.parentElement)
        : element;
    for (const block of document.querySelectorAll("main :is(p, li, h1, h2, h3, h4, td, th, dd, dt)")) {
      if (!block.checkVisibility() || block.querySelector("p, li, h2, h3, h4, div") !== null) continue;
      const letters: [node: Node, at: number][] = [];
      let text = "";
      let last: Element | null = null;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const box = boxOf(node.parentElement);
        // What has a box of its own is another text.
        if (last !== null && box !== last) {
          letters.push([node, 0]);
          text += "\n";
        }
        last = box;
        for (const [at, letter] of (node.nodeValue ?? "").split("").entries()) {
          letters.push([node, at]);
          text += letter;
        }
      }
      const line = (index: number) => {
        const letter = letters[index];
        if (letter === undefined) return undefined;
        const range = document.createRange();
        range.setStart(...letter);
        range.setEnd(letter[0], letter[1] + 1);
        const { bottom, height } = range.getBoundingClientRect();
        return height === 0 ? undefined : bottom;
      };
      for (const { index, 0: part } of text.matchAll(new RegExp(whole, "gu"))) {
        // No line is as wide as some of what may be searched for.
        if (part.length > 60) continue;
        const [begins, ends] = [line(index), line(index + part.length - 1)];
        // A small unit stands on the line of its large number.
        if (begins !== undefined && ends !== undefined && ends - begins > 12)
          found.push(`${part} in ${text}`);
      }
    }
    return found;
  }, WHOLE);
