import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import * as v from "valibot";
import { NotFound } from "./components/states.tsx";
import { InquiryPage, ProductPage } from "./lazy-pages.ts";
import { productsSearch } from "./pages/products/parameters.ts";
import { recordSearch } from "./pages/record/parameters.ts";
import { Shell } from "./layout/shell.tsx";
import { buildQuery, parseQuery } from "../urls/params.ts";

const root = createRootRoute({ component: Outlet });

const PasswordPage = lazyRouteComponent(() => import("./pages/password/page.tsx"), "PasswordPage");

const ProductsPage = lazyRouteComponent(() => import("./pages/products/page.tsx"), "ProductsPage");

const RecordPage = lazyRouteComponent(() => import("./pages/record/page.tsx"), "RecordPage");

const HistoryPage = lazyRouteComponent(() => import("./pages/product/history-page.tsx"), "HistoryPage");

/**
 * A page that gets something of its address. The router fetches its script before it changes pages, as it does by itself for
 * pages that get nothing: suspended while it is drawn, React reports an error.
 */
function withAddress(page: AsyncRouteComponent<never>, component: () => ReactNode) {
  // Asked each time: once its script is there, a page has none.
  return Object.defineProperty(component, "preload", { get: () => page.preload });
}

/** Everything behind the sign-in stands in the shell; the links of mails lead past it. */
const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  component: Shell,
  notFoundComponent: NotFound,
});

const password = createRoute({
  getParentRoute: () => root,
  path: "/password",
  validateSearch: v.object({
    token: v.optional(v.string()),
    for: v.fallback(v.optional(v.picklist(["invitation", "reset", "first-owner"])), undefined),
  }),
  component: withAddress(PasswordPage, () => <PasswordPage {...password.useSearch()} />),
});

const me = createRoute({
  getParentRoute: () => inside,
  path: "/me",
  component: lazyRouteComponent(() => import("./pages/me/page.tsx"), "MePage"),
});

const more = createRoute({
  getParentRoute: () => inside,
  path: "/more",
  component: lazyRouteComponent(() => import("./pages/more/page.tsx"), "MorePage"),
});

const staff = createRoute({
  getParentRoute: () => inside,
  path: "/staff",
  component: lazyRouteComponent(() => import("./pages/staff/page.tsx"), "StaffPage"),
});

const record = createRoute({
  getParentRoute: () => inside,
  path: "/record",
  validateSearch: recordSearch,
  component: withAddress(RecordPage, () => <RecordPage search={record.useSearch()} />),
});

const brands = createRoute({
  getParentRoute: () => inside,
  path: "/brands",
  component: lazyRouteComponent(() => import("./pages/groups/list-page.tsx"), "BrandsPage"),
});

const BrandPage = lazyRouteComponent(() => import("./pages/groups/editor-page.tsx"), "BrandPage");

const brand = createRoute({
  getParentRoute: () => inside,
  path: "/brands/$id",
  component: withAddress(BrandPage, () => <BrandPage {...brand.useParams()} />),
});

const categories = createRoute({
  getParentRoute: () => inside,
  path: "/categories",
  component: lazyRouteComponent(() => import("./pages/groups/list-page.tsx"), "CategoriesPage"),
});

const CategoryPage = lazyRouteComponent(() => import("./pages/groups/editor-page.tsx"), "CategoryPage");

const category = createRoute({
  getParentRoute: () => inside,
  path: "/categories/$id",
  component: withAddress(CategoryPage, () => <CategoryPage {...category.useParams()} />),
});

const searchWords = createRoute({
  getParentRoute: () => inside,
  path: "/search-words",
  component: lazyRouteComponent(() => import("./pages/search-words/page.tsx"), "SearchWordsPage"),
});

const imports = createRoute({
  getParentRoute: () => inside,
  path: "/import",
  component: lazyRouteComponent(() => import("./pages/import/page.tsx"), "ImportPage"),
});

const inquiry = createRoute({
  getParentRoute: () => inside,
  path: "/inquiries/$id",
  component: withAddress(InquiryPage, () => {
    const { id } = inquiry.useParams();
    // Nothing of one inquiry is shown with another: not what was refused, and not what was typed.
    return <InquiryPage key={id} id={id} />;
  }),
});

const home = createRoute({
  getParentRoute: () => inside,
  path: "/",
  component: lazyRouteComponent(() => import("./pages/home/page.tsx"), "HomePage"),
});

const inbox = createRoute({
  getParentRoute: () => inside,
  path: "/inquiries",
  component: lazyRouteComponent(() => import("./pages/inbox/page.tsx"), "InboxPage"),
});

const company = createRoute({
  getParentRoute: () => inside,
  path: "/company",
  component: lazyRouteComponent(() => import("./pages/company/page.tsx"), "CompanyPage"),
});

const products = createRoute({
  getParentRoute: () => inside,
  path: "/products",
  validateSearch: productsSearch,
  component: withAddress(ProductsPage, () => <ProductsPage search={products.useSearch()} />),
});

const product = createRoute({
  getParentRoute: () => inside,
  path: "/products/$id",
  component: withAddress(ProductPage, () => <ProductPage {...product.useParams()} />),
});

const productHistory = createRoute({
  getParentRoute: () => inside,
  path: "/products/$id/history",
  component: withAddress(HistoryPage, () => <HistoryPage {...productHistory.useParams()} />),
});

const backup = createRoute({
  getParentRoute: () => inside,
  path: "/company/backup",
  component: lazyRouteComponent(() => import("./pages/company/backup-page.tsx"), "BackupPage"),
});

const elsewhere = createRoute({ getParentRoute: () => inside, path: "$", component: NotFound });

export const router = createRouter({
  basepath: "/office",
  // As text: by itself the router reads "1.0" as the number 1, and the field in which it is typed would follow.
  parseSearch: (query) => parseQuery(query),
  stringifySearch: buildQuery,
  routeTree: root.addChildren([
    password,
    inside.addChildren([
      home,
      inbox,
      me,
      more,
      staff,
      record,
      inquiry,
      products,
      product,
      productHistory,
      brands,
      brand,
      categories,
      category,
      searchWords,
      imports,
      company,
      backup,
      elsewhere,
    ]),
  ]),
  scrollRestoration: true,
});
