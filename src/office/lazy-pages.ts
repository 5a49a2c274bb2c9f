import { lazyRouteComponent } from "@tanstack/react-router";
import { useEffect } from "react";

// What lists lead to. The list asks for the script ahead, so that a press doesn't wait for it.

export const InquiryPage = lazyRouteComponent(() => import("./pages/inquiry/page.tsx"), "InquiryPage");

export const ProductPage = lazyRouteComponent(() => import("./pages/product/page.tsx"), "ProductPage");

/** Has a page's script at hand from when the list that leads to it is there. */
export function useAhead(page: { preload?: (() => unknown) | undefined }, isListed: boolean): void {
  useEffect(() => {
    if (isListed) page.preload?.();
  }, [page, isListed]);
}
