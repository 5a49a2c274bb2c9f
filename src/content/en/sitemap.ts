import { plural } from "../plural.ts";

/** A line of the sitemap: `id` is the key of a page in the table of pages, or the search, and `about` what is there. */
type Line = { id: SitemapPage; about: string };

type SitemapPage =
  | "home"
  | "about"
  | "contact"
  | "solutions"
  | "vacuum"
  | "automation"
  | "listing"
  | "search"
  | "commercial"
  | "healthcare"
  | "hospitality"
  | "finder"
  | "floorCare"
  | "chemicals"
  | "quote"
  | "privacy"
  | "terms"
  | "sitemap";

const groups: { title: string; links: Line[] }[] = [
  {
    title: "Main Pages",
    links: [
      { id: "home", about: "Categories, partners, services" },
      { id: "about", about: "Our story and mission since 2004" },
      { id: "contact", about: "Address, phones and hours" },
    ],
  },
  {
    title: "Solutions",
    links: [
      { id: "solutions", about: "Categories, brands, industries" },
      { id: "vacuum", about: "Industrial vacuum cleaners" },
      { id: "automation", about: "Machines that work by themselves" },
      { id: "listing", about: "The whole catalogue, to search" },
    ],
  },
  {
    title: "By industry",
    links: [
      { id: "commercial", about: "Offices, malls, banks and schools" },
      { id: "healthcare", about: "Wards, theatres and clinics" },
      { id: "hospitality", about: "Hotels, restaurants and venues" },
    ],
  },
  {
    title: "By task",
    links: [
      { id: "search", about: "By name or article number" },
      { id: "finder", about: "Which machine is done in time" },
      { id: "floorCare", about: "Machine, pad and liquid" },
      { id: "chemicals", about: "Cleaners on the pH scale" },
      { id: "quote", about: "Machines and supplies for your site" },
    ],
  },
  {
    title: "Legal",
    links: [
      { id: "privacy", about: "What happens to your data" },
      { id: "terms", about: "Agreement, warranties, standards" },
      { id: "sitemap", about: "This page" },
    ],
  },
];

/** Words of the sitemap. */
export default {
  title: "Sitemap",
  description:
    "All pages of this website: main pages, solutions, industries, legal, and the catalogue by category and brand.",
  pages: "Pages",
  groups,
  /** The only page that neither menus nor footer name. */
  finder: "Machine finder",
  /** What the page holds, each a jump to its part. */
  parts: {
    label: "On this page",
    pages: (count: number) => `${count} pages`,
    categories: (count: number) => plural("en", count, { one: "1 category", other: `${count} categories` }),
    brands: (count: number) => plural("en", count, { one: "1 brand", other: `${count} brands` }),
  },
  catalogue: "The catalogue",
  brands: "Brands",
};
