import { type ComponentProps, createContext, use } from "react";
import { PAGES } from "../../urls/pages.ts";
import { useLanguageContent } from "./content.tsx";

/** Path, without its language, and query of the page that is shown; the document provides them. */
type Here = { path: string; query: string };

export const HereContext = createContext<Here>({ path: "", query: "" });

/** Whether a page is shown that has this path, whatever its parameters. */
export function useIsHere(...paths: string[]): boolean {
  return paths.includes(use(HereContext).path);
}

type Props = ComponentProps<"a"> & {
  /** Of `src/urls`, without its language. */
  href: string;
  /** Following it scrolls nowhere. */
  "data-stay"?: "" | undefined;
  /** Following it takes the place of the history's entry. */
  "data-replace"?: "" | undefined;
  /** First page of a list that is still shown above the one it leads to. */
  "data-from"?: number | undefined;
};

/** A link within the site, marked where it leads to the page that is shown. It is plain: `follow-links.ts` follows all of them. */
export function Link({ href, children, ...rest }: Props) {
  const { prefix } = useLanguageContent();
  const here = use(HereContext);
  return (
    <a href={prefix + href} aria-current={leadsHere(href, here) ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}

/**
 * Whether the page that is shown has the link's path, and all parameters that the link names. The listing with a filter is
 * another page than the listing.
 */
export function leadsHere(href: string, here: Here): boolean {
  if (!href.startsWith(here.path)) return false;
  const rest = href.slice(here.path.length);
  if (rest !== "" && !/^[?#]/.test(rest)) return false;
  const [query = ""] = rest.split("#");
  if (query === "") return here.query === "" || here.path !== PAGES.listing.path;
  const shown = new URLSearchParams(here.query);
  return [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value);
}
