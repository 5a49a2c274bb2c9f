import { useRef, useState } from "react";
import * as v from "valibot";
import {
  CHANGEABLE_FACTS,
  type ChangeableFact,
  type ChangeableFacts,
  companyDifference,
  readCompanyChanges,
} from "../../../domain/company/company-changes.ts";
import { companyFactsSchema } from "../../../domain/company/company-form.ts";
import { fieldSentences } from "../../../domain/form.ts";
import { openUnsent } from "../../unsent.ts";
import { useWords } from "../../words.tsx";
import type { StoredFacts } from "./company-query.ts";

/** What was typed and not published, and the version of the facts that it is a change of; null while nothing is. */
type Typed = { version: number; facts: Partial<ChangeableFacts> } | null;

const typedSchema = v.object({
  version: v.number(),
  facts: v.pipe(
    v.string(),
    v.transform((text) => readCompanyChanges(text)),
  ),
});

/**
 * The facts as they are typed over those that are stored. What is wrong is said of the fields that were left, or of all
 * once somebody wanted to publish.
 */
export function useFacts({ facts: stored, version }: StoredFacts) {
  const [unsent] = useState(() => openUnsent(() => sessionStorage, "company", typedSchema));
  const { fieldErrors, forms } = useWords();
  const [typed, setTyped] = useState<Typed>(unsent.read);
  const latest = useRef(typed);
  const [left, setLeft] = useState<ReadonlySet<ChangeableFact> | "all">(new Set());
  const facts: ChangeableFacts = { ...stored, ...typed?.facts };
  const difference = companyDifference(facts, stored);
  const changed = CHANGEABLE_FACTS.filter((fact) => fact in difference);
  const read = v.safeParse(companyFactsSchema, facts);
  const wrong = read.success ? {} : fieldSentences(read.issues, fieldErrors, forms);
  // What is wrong is shown as it is on the site now.
  const isRight = (fact: ChangeableFact) => !Object.keys(wrong).some((path) => path.split(".")[0] === fact);
  const readShown = v.safeParse(companyFactsSchema, {
    ...stored,
    ...Object.fromEntries(changed.filter(isRight).map((fact) => [fact, facts[fact]])),
  });
  const errors = Object.fromEntries(
    Object.entries(wrong).filter(
      ([path]) => left === "all" || [...left].some((fact) => path === fact || path.startsWith(`${fact}.`)),
    ),
  );
  const put = (next: Typed) => {
    latest.current = next;
    unsent.write(next && { ...next, facts: JSON.stringify(next.facts) });
    setTyped(next);
  };
  const change = (
    next: Partial<ChangeableFacts>,
    beside = stored,
    of = latest.current?.version ?? version,
  ) => {
    const different = companyDifference({ ...beside, ...latest.current?.facts, ...next }, beside);
    put(Object.keys(different).length === 0 ? null : { version: of, facts: different });
  };
  return {
    facts,
    changed,
    errors,
    /** The facts as they can be published; null while one is wrong. */
    right: read.success ? read.output : null,
    shown: readShown.success ? readShown.output : stored,
    wrong: Object.keys(wrong),
    isChanged: (fact: ChangeableFact) => fact in difference,
    /** Which version they are a change of: what somebody else published since is not overwritten without a word. */
    version: typed?.version ?? version,
    set: (next: Partial<ChangeableFacts>) => change(next),
    /** Goes on from the facts that are stored now; what differs from them stays a change. */
    settle(now: StoredFacts) {
      change({}, now.facts, now.version);
      setLeft(new Set());
    },
    leave: (fact: ChangeableFact) => setLeft(left === "all" ? left : new Set([...left, fact])),
    showAll: () => setLeft("all"),
    discard: () => {
      put(null);
      setLeft(new Set());
    },
  };
}

export type Facts = ReturnType<typeof useFacts>;
