import { bannerMediaName } from "../../domain/catalogue/category.ts";
import type { Content } from "../../content/load.ts";
import { type CompanyFacts, type OtherDays, phoneDigits, profilesOf } from "../../domain/company/company.ts";
import type { OpenTime } from "../../domain/company/opening-hours.ts";
import { ATTACHED_ASSETS } from "../../domain/product/product.ts";
import { SHARE_SIZE, shareImageUrl } from "../../urls/images.ts";
import { pagePath } from "../../urls/links.ts";
import { categoryBanner, type BannerName } from "../components/banner-image/banner-names.ts";

/** What the head of a page says. */
export type HeadInput = {
  title: string;
  /** What the title is cut to where it would be cut off in results: without the brand, for example. */
  shortTitle?: string;
  description: string;
  /** Path with query that this page is known by; others with the same content point to it. */
  path: string;
  /** Of a page that shares itself: its own image, if any, and what it shows. Others are shared with their banner image. */
  image?: { url: string | null; alt: string };
  kind?: "website" | "product";
  noIndex?: boolean;
  /** schema.org blocks, for a site whose addresses begin so, {@link WITH_DATA}. */
  data?: false | ((site: string) => readonly object[]);
  /** The page's breadcrumbs below Home, itself the last, {@link WITH_DATA}. */
  breadcrumbs?: false | readonly { name: string; path: string }[];
};

type Shared = Pick<Content["shared"], "pageTitle" | "breadcrumb">;

/** A tag of the head as the router takes it; structured data stand among the meta tags. */
type Tag = { title?: string; name?: string; property?: string; content?: string; "script:ld+json"?: object };

export type Head = { meta: Tag[]; links: { rel: string; href: string }[] };

/** Scheme and host of the site, as the root route was given them by the server. */
export function siteOrigin(matches: readonly { loaderData?: unknown }[]): string {
  const root = matches[0]?.loaderData;
  const known = typeof root === "object" && root !== null && "origin" in root ? root.origin : null;
  return typeof known === "string" ? known : window.location.origin;
}

/**
 * Search engines read structured data of a page as the server sends it, so browsers get neither what makes them nor
 * those of further pages.
 */
export const WITH_DATA = import.meta.env.SSR;

/** Search engines cut longer titles off (characters). */
const LONGEST_TITLE = 65;

/**
 * Title, description, canonical address, Open Graph and structured data of one page. `site` is what addresses of the
 * page's language begin with: origin and prefix.
 */
export function pageHead(page: HeadInput, site: string, { pageTitle, breadcrumb }: Shared): Head {
  const {
    title,
    shortTitle = title,
    description,
    path,
    image,
    kind = "website",
    noIndex,
    data,
    breadcrumbs,
  } = page;
  const blocks = WITH_DATA
    ? [...(data ? data(site) : []), ...breadcrumbData(site, breadcrumb.home, breadcrumbs)]
    : [];
  const url = `${site}${path}`;
  const full = [pageTitle(title), title].find((text) => text.length <= LONGEST_TITLE) ?? shortTitle;
  return {
    meta: [
      { title: full },
      { name: "description", content: description },
      ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:type", content: kind },
      { property: "og:title", content: full },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      ...(image ? shareMeta(image.url, image.alt, site) : []),
      ...blocks.map((block) => ({ "script:ld+json": block })),
    ],
    links: noIndex ? [] : [{ rel: "canonical", href: url }],
  };
}

/** The head of a screen that stands in for something that isn't there, or not yet. */
export function bareHead(title: string, { pageTitle }: Shared): Head {
  return { meta: [{ title: pageTitle(title) }], links: [] };
}

/** The picture that every page is shared with which has no other; drawn from `docs/brand/share.svg`. */
const COMPANY_PICTURE = "/og.jpg";

/**
 * Open Graph's tags for a picture. One of our own is told with its size, as readers then show it at the first
 * sharing already. Without an address, and where there is no whole file, it is the company's.
 */
export function shareMeta(url: string | null, alt: string, origin: string): Tag[] {
  const foreign = url !== null && !url.startsWith(ATTACHED_ASSETS);
  const own = url === null || foreign ? null : shareImageUrl(url);
  const size = [
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
  ];
  return [
    { property: "og:image", content: new URL(foreign ? url : (own ?? COMPANY_PICTURE), origin).href },
    ...(foreign ? [] : size),
    { property: "og:image:alt", content: alt },
  ];
}

/** The way to a page as schema.org BreadcrumbList, which begins with Home; nothing of a page that has none. */
function breadcrumbData(site: string, home: string, breadcrumbs: HeadInput["breadcrumbs"]): object[] {
  if (!breadcrumbs) return [];
  const steps = [{ name: home, path: pagePath("home") }, ...breadcrumbs];
  const list = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  };
  return [list];
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The site as schema.org WebSite: what search engines name it in their results. */
export function websiteData({ name, arabicName }: CompanyFacts, site: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${site}/#website`,
    name,
    alternateName: arabicName,
    url: `${site}/`,
    publisher: { "@id": new URL("/#company", site).href },
  };
}

/** The company as schema.org data (LocalBusiness), with its opening hours, for search engines. */
export function organizationData(company: CompanyFacts, site: string) {
  // A network's front page is a placeholder for the company's page there.
  const profiles = profilesOf(company).filter(({ href }) => new URL(href).pathname !== "/");
  const otherDays = company.otherDays.flatMap(specialHours);
  return {
    "@context": "https://schema.org",
    "@type": ["Organization", "LocalBusiness"],
    "@id": new URL("/#company", site).href,
    name: company.name,
    url: `${site}/`,
    logo: new URL("/favicon.svg", site).href,
    foundingDate: String(company.established),
    email: company.email,
    telephone: [company.showroom, company.warehouse].map(phoneDigits),
    image: new URL(COMPANY_PICTURE, site).href,
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address,
      addressLocality: company.city,
      addressCountry: company.countryCode,
    },
    openingHoursSpecification: openingHours(company),
    ...(otherDays.length > 0 && { specialOpeningHoursSpecification: otherDays }),
  };
}

/** The days that are open alike share an entry. */
function openingHours({ hours }: CompanyFacts) {
  const spans = hours.flatMap(({ day, open }) =>
    open.map((span) => ({ day, span: span.map(clock).join("-") })),
  );
  return [...Map.groupBy(spans, ({ span }) => span)].map(([span, days]) => {
    const [opens, closes] = span.split("-");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map(({ day }) => DAYS[day]),
      opens,
      closes,
    };
  });
}

/** Midnight to midnight means closed (schema.org, OpeningHoursSpecification). */
const CLOSED: readonly OpenTime[] = [[0, 0]];

function specialHours({ from, to, open }: OtherDays) {
  return (open.length === 0 ? CLOSED : open).map(([opens, closes]) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens: clock(opens),
    closes: clock(closes),
  }));
}

type PageMatch = { staticData: { banner?: BannerName }; params: { category?: string } };
type Loaded = {
  media: Readonly<Record<string, string>>;
  categories: readonly { key: string; name?: string }[];
};

/**
 * The wide picture that a page is known by, its own or its category's: where it lies and what it shows; null
 * without one.
 */
export function bannerOf(
  matches: readonly PageMatch[],
  { media, categories }: Loaded,
  alts: Readonly<Record<BannerName, string>>,
): { url: string; alt: string } | null {
  const page = matches.at(-1);
  const category = categories.find(({ key }) => key === page?.params.category);
  const ofPage = page?.staticData.banner;
  const given = category && media[bannerMediaName(category.key)];
  if (given && ofPage === undefined) return { url: given, alt: category.name ?? "" };
  const name = ofPage ?? (category && categoryBanner(category.key));
  const url = name && media[`scenes/${name}.avif`];
  return name && url ? { url, alt: alts[name] } : null;
}
