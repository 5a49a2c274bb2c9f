/** A line of the sitemap: `id` is the key of a page in the table of pages, or the search; its name, and what is there. */
type Line = { id: SitemapPage; name: string; about: string };

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
      { id: "home", name: "Home", about: "Categories, partners, services" },
      { id: "about", name: "About Us", about: "Our story and mission since 2004" },
      { id: "contact", name: "Contact", about: "Address, phones and hours" },
    ],
  },
  {
    title: "Solutions",
    links: [
      { id: "solutions", name: "Overview", about: "Categories, brands, industries" },
      { id: "vacuum", name: "Industrial vacuum", about: "Industrial vacuum cleaners" },
      { id: "automation", name: "Automation", about: "Machines that work by themselves" },
      { id: "listing", name: "Products", about: "The whole catalogue, to search" },
    ],
  },
  {
    title: "By industry",
    links: [
      { id: "commercial", name: "Commercial", about: "Offices, malls, banks and schools" },
      { id: "healthcare", name: "Healthcare", about: "Wards, theatres and clinics" },
      { id: "hospitality", name: "Hospitality", about: "Hotels, restaurants and venues" },
    ],
  },
  {
    title: "By task",
    links: [
      { id: "search", name: "Search", about: "By name or article number" },
      { id: "finder", name: "Machine finder", about: "Which machine is done in time" },
      { id: "floorCare", name: "Floor care", about: "Machine, pad and liquid" },
      { id: "chemicals", name: "Chemicals", about: "Cleaners on the pH scale" },
      { id: "quote", name: "Request a quote", about: "Machines and supplies for your site" },
    ],
  },
  {
    title: "Legal",
    links: [
      { id: "privacy", name: "Privacy Policy", about: "What happens to your data" },
      { id: "terms", name: "Terms of Service", about: "Agreement, warranties, standards" },
      { id: "sitemap", name: "Sitemap", about: "This page" },
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
  /** What the page holds, each a jump to its part. */
  parts: {
    label: "On this page",
    pages: (count: number) => `${count} pages`,
    categories: (count: number) => `${count} categories`,
    brands: (count: number) => `${count} brands`,
  },
  catalogue: "The catalogue",
  brands: "Brands",
};
