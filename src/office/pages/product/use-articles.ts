import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";
import type { Choice } from "../../components/combobox.tsx";

/** As many products are offered. */
const MOST = 8;

/**
 * The products that a text may mean, by article number; none for a text that is too short to tell, and never
 * `except`.
 */
export function useArticles(text: string, except = ""): readonly Choice[] {
  const q = text.trim();
  const { data } = useQuery({
    queryKey: ["products", "articles", q],
    queryFn: () => answer(() => api.products.$get({ query: { q, state: "active" } })),
    enabled: q.length > 1,
    staleTime: 60_000,
  });
  return (data?.rows ?? [])
    .filter(({ article }) => article !== "" && article !== except)
    .slice(0, MOST)
    .map(({ article, name }) => ({ value: article, hint: name }));
}
