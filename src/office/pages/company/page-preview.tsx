import { useEffect, useRef } from "react";
import styles from "./preview.module.css";

/** Where each part of the page begins. */
const PARTS = { contact: "main", footer: "#site-footer" } as const;

/** What the site's sticky header covers of a part, in pixels. */
const HEADER = 60;

type Props = { html: string; part: keyof typeof PARTS; marked: readonly string[]; title: string };

/**
 * A page of the site as visitors get it, without its scripts, scrolled to a part. Texts that will change are marked in it.
 */
export function PagePreview({ html, part, marked, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    markTexts(page, marked);
    // Not `scrollIntoView`, which would scroll the office too.
    const top = page.querySelector(PARTS[part])?.getBoundingClientRect().top ?? 0;
    page.scrollingElement?.scrollBy({ top: top - HEADER, behavior: "instant" });
  };
  useEffect(show);
  return (
    <iframe
      ref={frame}
      className={styles.page}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      tabIndex={-1}
      onLoad={show}
    />
  );
}

/** The tint of what differs, as everywhere in the office (--gulf-tint). */
const TINT = "background:#e4f1f2;color:#0b161b;padding-inline:3px";

function markTexts(page: Document, marked: readonly string[]): void {
  for (const mark of page.querySelectorAll("mark[data-changed]")) mark.replaceWith(...mark.childNodes);
  page.body.normalize();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: [Text, string][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    const part = marked.find((each) => text.includes(each));
    if (part !== undefined && isText(node)) found.push([node, part]);
  }
  for (const [node, text] of found) {
    const mark = page.createElement("mark");
    mark.dataset["changed"] = "";
    mark.style.cssText = TINT;
    const rest = node.splitText(node.data.indexOf(text));
    rest.splitText(text.length);
    rest.replaceWith(mark);
    mark.append(rest);
  }
}

/** Nodes of a frame are made by its own classes. */
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
