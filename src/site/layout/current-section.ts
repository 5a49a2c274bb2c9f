import { useRouterState } from "@tanstack/react-router";

/** Which of the header's two menus the current page belongs to, if any. */
export function useCurrentSection(): "categories" | "brands" | null {
  return useRouterState({
    select: ({ location }) => {
      if (location.pathname.startsWith("/category/")) return "categories";
      if (location.pathname === "/products" && "brand" in location.search) return "brands";
      return null;
    },
  });
}
