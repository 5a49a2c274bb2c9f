import { useState } from "react";
import * as v from "valibot";
import type { ChangeableFacts } from "../../../domain/company/company-changes.ts";
import { companyFactsSchema } from "../../../domain/company/company-form.ts";
import { answer, api, RefusedError } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { companyQuery, type StoredFacts } from "./company-query.ts";
import type { Facts } from "./use-facts.ts";

/** Where a wrong fact is put right: the control of its path, such as `hours.0.open`. */
export const controlOf = (path: string) => `company-${path.replaceAll(".", "-")}`;

/** Goes to the first control that is wrong; a fault of a whole day or list stands at its first control. */
function focusFirst(paths: readonly string[]): void {
  const [path] = paths;
  if (path === undefined) return;
  const named = document.getElementById(controlOf(path));
  const within = named?.matches("input, select, textarea") ? named : named?.querySelector("input, button");
  if (within instanceof HTMLElement) within.focus();
}

const conflictBody = v.object({ current: v.object({ changedBy: v.nullable(v.string()) }) });

/** Publishes the facts; what the server refuses is said, and nothing typed is lost. */
export function usePublish(stored: StoredFacts, facts: Facts) {
  const { company: words, shell } = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const put = async (next: ChangeableFacts, version: number) => {
    const done = await answer<StoredFacts>(() =>
      api.company.$put({ json: { version, facts: v.parse(companyFactsSchema, next) } }),
    );
    queries.setQueryData(companyQuery.queryKey, done);
    return done;
  };

  const undo = async (before: ChangeableFacts, version: number) => {
    try {
      await put(before, version);
    } catch (error) {
      await refused(error);
    }
  };

  const refused = async (error: unknown) => {
    const body = v.safeParse(conflictBody, error instanceof RefusedError ? error.body : null);
    if (!body.success) return setProblem(whyNot(error, shell.notSaved));
    setProblem(words.conflict(body.output.current.changedBy ?? ""));
    await queries.invalidateQueries({ queryKey: companyQuery.queryKey });
    const now = queries.getQueryData(companyQuery.queryKey);
    if (now) facts.settle(now);
  };

  const publish = async () => {
    if (busy || facts.changed.length === 0) return;
    setProblem(null);
    if (facts.right === null) {
      facts.showAll();
      focusFirst(facts.wrong);
      return;
    }
    setBusy(true);
    try {
      const before = stored.facts;
      const done = await put(facts.right, facts.version);
      facts.settle(done);
      notify({
        text: words.published,
        action: { label: shell.undo, run: () => void undo(before, done.version) },
      });
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  };
  return { publish, busy, problem, focusFirst: () => focusFirst(facts.wrong) };
}

export type Publishing = ReturnType<typeof usePublish>;
