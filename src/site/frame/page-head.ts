import { frameWords } from "../../content/en/frame.ts";

type Page = {
  title: string;
  description: string;
  /** Path with query that this page is known by; others with the same content point to it. */
  path: string;
  origin: string;
  /** Absolute or rooted address of the picture that is shown where the page is shared. */
  image?: string | null;
  kind?: "website" | "product";
  noIndex?: boolean;
  /** schema.org blocks beside the company's own. */
  data?: readonly object[];
};

/** Title, description, canonical address, Open Graph and structured data of one page. */
export function pageHead({
  title,
  description,
  path,
  origin,
  image,
  kind = "website",
  noIndex,
  data = [],
}: Page) {
  const url = `${origin}${path}`;
  const full = frameWords.pageTitle(title);
  const picture = new URL(image ?? "/og.png", origin).href;
  return {
    meta: [
      { title: full },
      { name: "description", content: description },
      ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:type", content: kind },
      { property: "og:title", content: full },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: picture },
      { name: "twitter:card", content: "summary_large_image" },
      ...data.map((block) => ({ "script:ld+json": block })),
    ],
    links: noIndex ? [] : [{ rel: "canonical", href: url }],
  };
}

/** A trail of pages as schema.org BreadcrumbList. */
export function breadcrumbData(origin: string, steps: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
