import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { CellEdits } from "../../../domain/office/product-draft.ts";
import { answer, api, RefusedError } from "../../api.ts";
import { openUnsent } from "../../unsent.ts";
import { DraftKeeper, type KeepAnswer, NO_DRAFT } from "./draft-keeper.ts";
import { type OpenedProduct, productKey } from "./product-query.ts";

const editsSchema = v.record(v.string(), v.object({ from: v.string(), to: v.string() }));
const localSchema = v.object({ base: editsSchema, edits: editsSchema });
const conflictSchema = v.object({
  draft: v.nullable(v.object({ version: v.number(), edits: editsSchema, updatedAt: v.string() })),
});

/**
 * The draft of a product while it is open: kept by itself, and again when the connection is back. What could not be sent
 * waits in this browser for the person who typed it.
 */
export function useDraft(product: OpenedProduct) {
  const { id } = product;
  const client = useQueryClient();
  const [keeper] = useState(() => {
    const unsent = openUnsent(() => localStorage, `product.${id}`, localSchema);
    const send = async (version: number, edits: CellEdits): Promise<KeepAnswer> => {
      try {
        const opened = await answer(() =>
          api.products[":id"].draft.$put({ param: { id }, json: { version, edits } }),
        );
        // An answer to an earlier question may not have this draft yet.
        await client.cancelQueries({ queryKey: productKey(id) });
        client.setQueryData(productKey(id), opened);
        return { isKept: true, kept: opened.draft ?? NO_DRAFT };
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status !== 409) throw error;
        const { draft } = v.parse(conflictSchema, error.body);
        // Tells who wrote the other text.
        void client.invalidateQueries({ queryKey: productKey(id) });
        return { isKept: false, kept: draft ?? NO_DRAFT };
      }
    };
    return new DraftKeeper(
      {
        published: product.published,
        kept: product.draft ?? NO_DRAFT,
        send,
        write: unsent.write,
      },
      unsent.read(),
    );
  });
  useEffect(() => keeper.adopt(product.published, product.draft ?? NO_DRAFT), [keeper, product]);
  useEffect(() => {
    const flush = () => void keeper.flush();
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      keeper.close();
    };
  }, [keeper]);
  return { keeper, ...useSyncExternalStore(keeper.subscribe, keeper.view) };
}
