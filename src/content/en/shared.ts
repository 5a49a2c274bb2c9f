import type { CompanyFacts } from "../../domain/company/company.ts";
import { MAX_COMPARED } from "../../domain/limits.ts";
import { plural } from "../plural.ts";
import banners from "./editorial/banners.ts";
import editorial from "./editorial/shared.ts";
import figures from "./figures.ts";
import hours from "./hours.ts";

/** Words of the header, drawer, footer, not-found screen and what every page shares. */
export default (company: CompanyFacts) => ({
  whatsapp: {
    label: (about: string | undefined) => (about === undefined ? "WhatsApp" : `WhatsApp about ${about}`),
    text: (about: string | undefined) =>
      about === undefined ? "Hello, I have a question." : `Hello, I have a question about ${about}.`,
  },
  ...editorial(company),
  skip: "Skip to content",
  home: `${company.name}, home`,
  mainNavigation: "Main",
  about: "About",
  categories: "Categories",
  brands: "Brands",
  contact: "Contact",
  viewProducts: "View Products",
  /** The way to the quote form, in as little room as there is. */
  quote: "Quote",
  search: { title: "Search", hint: "Name or article number", catalogue: "The whole catalogue" },
  /** Of an address without a page. */
  address: { asked: "You asked for", there: "There is", meant: "The address probably meant" },
  allCategories: "All categories",
  menu: "Menu",
  drawerTitle: "Navigation",
  close: "Close",
  /** The key that moves the focus there stands for `{hotkey}`. */
  notifications: "Notifications ({hotkey})",
  viewAllProducts: "View All Products",
  allBrands: "All Brands",
  brandCount: (count: number) => plural("en", count, { one: "1 brand", other: `${count} brands` }),
  allOf: (category: string) => `All ${category}`,
  products: (count: number) => plural("en", count, { one: "1 product", other: `${count} products` }),
  industries: "Industries",
  solutions: {
    title: "Solutions",
    byIndustry: "By industry",
    byTheme: "By theme",
    overview: "Solutions overview",
    /** The overview in a list under the title. */
    all: "Overview",
    pages: {
      commercial: "Commercial",
      healthcare: "Healthcare",
      hospitality: "Hospitality",
      vacuum: "Industrial vacuum",
      automation: "Automation",
      floorCare: "Floor care",
      chemicals: "Chemicals",
    },
  },
  footer: {
    ...editorial(company).footer,
    company: "Company",
    aboutUs: "About Us",
    ourBrands: "Our Brands",
    services: "Services",
    contact: "Contact",
    quote: "Request a quote",
    search: "Search",
    elsewhere: "Social media",
    legal: "Legal",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    sitemap: "Sitemap",
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", products: "Products", solutions: "Solutions" },
  /** The categories outside the tree, where those in it are shown. */
  beside: {
    label: "Categories beside these",
    more: (count: number) =>
      plural("en", count, { one: "1 more product in", other: `${count} more products in` }),
    all: (total: number) =>
      plural("en", total, { one: "View the one product", other: `View all ${total} products` }),
  },
  notFound: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
    sign: "Yellow folding sign: caution, wet floor",
    catalogue: "The whole catalogue",
    call: "Rather talk to us?",
    contact: "All contacts and opening hours",
  },
  failed: {
    title: "Something went wrong",
    text: "This page could not be shown. Please try again, or call us.",
    list: "The products could not be loaded.",
    again: "Try again",
  },
  banners,
  card: {
    moreFeatures: (count: number) => `+${count} more`,
    noImage: (name: string) => `${name}: no picture yet`,
    addToQuote: "Add to quote",
    /** At the end of a list. */
    ask: {
      question: "Nothing that fits?",
      text: "Say what is to be cleaned, how large it is and how often: the sales desk names what fits.",
      action: "Ask the sales desk",
    },
  },
  /** Choosing products to be compared. */
  compare: {
    box: "Compare",
    boxOf: (name: string) => `Compare ${name}`,
    tray: "Chosen to compare",
    /** Behind "Compare". */
    count: (count: number) => `${count} of ${MAX_COMPARED}`,
    free: (count: number) => plural("en", count, { one: "One more fits", other: `${count} more fit` }),
    takeOut: (name: string) => `Take out ${name}`,
    clear: "Clear",
    compare: "Compare",
    full: {
      title: `${MAX_COMPARED} products are chosen`,
      text: "No more fit beside each other: take one out first.",
    },
  },
  figures,
  hours,
  pageTitle: (page: string) => `${page} – ${company.name}`,
});
