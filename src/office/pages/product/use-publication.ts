import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as v from "valibot";
import type { CellEdits } from "../../../domain/office/product-draft.ts";
import { answer, api, RefusedError } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { useGo } from "../../components/link.tsx";
import { notify } from "../../notices.ts";
import { useWords } from "../../words.tsx";
import { type DraftKeeper, NO_DRAFT } from "./draft-keeper.ts";
import { ending, type OpenedProduct, productKey } from "./product-query.ts";

const conflictsSchema = v.object({
  conflicts: v.array(
    v.object({ column: v.string(), from: v.string(), mine: v.string(), theirs: v.string() }),
  ),
});

/** What was wrong by column when something was last refused, and of which edits that was said. */
type Refused = { faults: Readonly<Record<string, string>>; edits: CellEdits };

const NOT_REFUSED: Refused = { faults: {}, edits: {} };

/** What can be done with a product as a whole: publish, discard, withdraw, put back; each says how it ended. */
export function usePublication({ id, draft, state }: OpenedProduct, keeper: DraftKeeper) {
  const { product: t, shell } = useWords();
  const client = useQueryClient();
  const go = useGo();
  const [refused, setRefused] = useState<Refused>(NOT_REFUSED);
  const [busy, setBusy] = useState(false);
  const tell = (text: string) => notify({ text });
  const isNew = state === "draft";
  const refresh = () => client.invalidateQueries({ queryKey: ["products"] });
  useEffect(
    () => () => {
      if (ending.delete(id)) client.removeQueries({ queryKey: productKey(id) });
    },
    [client, id],
  );

  /** Does something that the server may refuse, and shows why. Resolves with whether it was done. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setRefused(NOT_REFUSED);
    try {
      await work();
      return true;
    } catch (error) {
      ending.delete(id);
      const { fields, body } = error instanceof RefusedError ? error : { fields: {}, body: null };
      setRefused({ faults: fields, edits: keeper.view().edits });
      const read = v.safeParse(conflictsSchema, body);
      if (read.success) keeper.askAbout(read.output.conflicts);
      if (Object.keys(fields).length === 0) tellWhyNot(error, shell.notSaved);
      if (error instanceof RefusedError) await refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    refused,
    busy,
    publish: () =>
      attempt(async () => {
        const send = (version: number) =>
          answer(() => api.products[":id"].publication.$post({ param: { id }, json: { version } }));
        // A new product goes on at an address of its own, with a draft of its own.
        const version = isNew ? await keeper.flush() : null;
        if (isNew) ending.add(id);
        const done = await (version === null ? keeper.end(send) : send(version));
        if (done === null) return void ending.delete(id);
        tell(t.published(done.changed));
        if (done.id === null || done.id === id) {
          ending.delete(id);
          await refresh();
          const now = client.getQueryData<OpenedProduct>(productKey(id));
          if (now) keeper.adopt(now.published, now.draft ?? NO_DRAFT);
          return;
        }
        go(`/products/${encodeURIComponent(done.id)}`, { replace: true });
        await refresh();
      }),
    discard: () =>
      attempt(async () => {
        const version = (await keeper.flush()) ?? draft?.version ?? 0;
        const edits = keeper.view().edits;
        if (isNew) ending.add(id);
        await answer(() => api.products[":id"].draft.$delete({ param: { id }, json: { version } }));
        const restore = () =>
          attempt(async () => {
            await answer(() =>
              api.products[":id"].draft.$put({ param: { id }, json: { version: 0, edits } }),
            );
            await refresh();
          });
        notify({
          text: t.discarded,
          // What was never published is gone with its draft.
          ...(!isNew && { action: { label: shell.undo, run: () => void restore() } }),
        });
        if (isNew) go("/products");
        await refresh();
      }),
    withdraw: (successor: string) =>
      attempt(async () => {
        await answer(() => api.products[":id"].withdrawal.$post({ param: { id }, json: { successor } }));
        tell(t.withdraw.done);
        await refresh();
      }),
    putBack: () =>
      attempt(async () => {
        await answer(() => api.products[":id"].withdrawal.$delete({ param: { id } }));
        tell(t.withdraw.returned);
        await refresh();
      }),
  };
}

export type PublicationActions = ReturnType<typeof usePublication>;
