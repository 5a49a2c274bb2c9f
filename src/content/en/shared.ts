import { company } from "../company.ts";
import banners from "./banners.ts";

/** Words of the header, drawer, footer, not-found screen and what every page shares. */
export default {
  skip: "Skip to content",
  home: `${company.name}, home`,
  mainNavigation: "Main",
  about: "About",
  categories: "Categories",
  brands: "Brands",
  contact: "Contact",
  viewProducts: "View Products",
  menu: "Menu",
  drawerTitle: "Navigation",
  close: "Close",
  /** The key that moves the focus there stands for `{hotkey}`. */
  notifications: "Notifications ({hotkey})",
  viewAllProducts: "View All Products",
  allBrands: "All Brands",
  allOf: (category: string) => `All ${category}`,
  products: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  blurb: `${company.name} supplies industrial cleaning equipment, washroom hygiene, chemicals, cleaning tools and waste bins from ${company.address}.`,
  footer: {
    company: "Company",
    aboutUs: "About Us",
    ourBrands: "Our Brands",
    services: "Services",
    contact: "Contact",
    elsewhere: "Social media",
    legal: "Legal",
    privacy: "Privacy Policy",
    terms: "Terms of Service",
    sitemap: "Sitemap",
    copyright: `© 2025 ${company.name}`,
  },
  breadcrumb: { label: "Breadcrumb", home: "Home", products: "Products", solutions: "Solutions" },
  notFound: {
    title: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
    toProducts: "View All Products",
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
  },
  /** Of a page that names itself no other way. */
  title: "Cleaning equipment and supplies",
  pageTitle: (page: string) => `${page} – ${company.name}`,
  description:
    "Industrial cleaning equipment, washroom hygiene, chemicals, cleaning tools and waste bins in Bahrain since 2004.",
};
