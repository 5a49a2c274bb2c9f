import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";

/** Makes an earlier version of a product the newest; why that can't be is told. */
export function useRestore(id: string) {
  const { product: t, shell } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const tell = (text: string) => notify({ text });
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
      tellWhyNot(error, shell.notDone);
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: ["products"] });
    }
  };
  return { busy, run };
}
