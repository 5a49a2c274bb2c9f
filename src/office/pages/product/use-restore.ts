import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api, RefusedError } from "../../api.ts";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";

/** How long what was done is told (s). */
const TOLD = 8;

/** Makes an earlier version of a product the newest; why that can't be is told. */
export function useRestore(id: string) {
  const { product: t, shell } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const tell = (text: string) => notify({ text: () => text, seconds: TOLD });
  const run = async (version: number) => {
    setBusy(true);
    try {
      const { changed } = await answer(() =>
        api.products[":id"].versions[":version"].restoration.$post({
          param: { id, version: String(version) },
        }),
      );
      tell(changed > 0 ? t.versions.restored : t.versions.nothingRestored);
    } catch (error) {
      const [first] = error instanceof RefusedError ? Object.values(error.fields) : [];
      tell(first ?? (error instanceof RefusedError ? error.message : shell.notSaved.title));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ["products"] });
    }
  };
  return { busy, run };
}
