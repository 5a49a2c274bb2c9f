import { answer, api } from "../../api.ts";
import { attempt } from "../../attempt.ts";
import { useGo } from "../../components/link.tsx";
import { useWords } from "../../words.tsx";

/** Begins the draft of a new product and goes to it. */
export function useMakeProduct(): () => Promise<void> {
  const { shell } = useWords();
  const go = useGo();
  return () =>
    attempt("make a product", shell, async () => {
      const { id } = await answer(() => api.products.$post({ json: { version: 0, edits: {} } }));
      go(`/products/${id}`);
    });
}
