import { useRef, useState } from "react";
import * as v from "valibot";
import {
  CHANGEABLE_FACTS,
  type ChangeableFact,
  type ChangeableFacts,
  companyDifference,
  readCompanyChanges,
} from "../../../domain/company-changes.ts";
import { companyFactsSchema } from "../../../domain/company-form.ts";
import { fieldSentences } from "../../../domain/form.ts";
import { useWords } from "../../words.tsx";

const KEPT = "office company";

/** What was typed and not published, kept through a reload and a new sign-in. */
function readKept(): Partial<ChangeableFacts> {
  try {
    return readCompanyChanges(sessionStorage.getItem(KEPT));
  } catch {
    return {};
  }
}

function keep(difference: Partial<ChangeableFacts>): void {
  try {
    if (Object.keys(difference).length === 0) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(difference));
  } catch {
    // Without storage it is kept as long as the page.
  }
}

/**
 * The facts as they are typed over those that are stored. What is wrong is said of the fields that were left, or of all
 * once somebody wanted to publish.
 */
export function useFacts(stored: ChangeableFacts) {
  const { fieldErrors, forms } = useWords();
  const [typed, setTyped] = useState(readKept);
  const latest = useRef(typed);
  const [left, setLeft] = useState<ReadonlySet<ChangeableFact> | "all">(new Set());
  const facts: ChangeableFacts = { ...stored, ...typed };
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
  const change = (next: Partial<ChangeableFacts>, beside = stored) => {
    latest.current = companyDifference({ ...beside, ...latest.current, ...next }, beside);
    keep(latest.current);
    setTyped(latest.current);
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
    set: (next: Partial<ChangeableFacts>) => change(next),
    /** Ends the changes that were published; what was typed meanwhile stays one. */
    settle(published: ChangeableFacts) {
      change({}, published);
      setLeft(new Set());
    },
    leave: (fact: ChangeableFact) => setLeft(left === "all" ? left : new Set([...left, fact])),
    showAll: () => setLeft("all"),
    discard: () => {
      latest.current = {};
      keep({});
      setTyped({});
      setLeft(new Set());
    },
  };
}

export type Facts = ReturnType<typeof useFacts>;
