import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { answer, api, RefusedError } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";

/** One inquiry, by its reference or id. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ["inquiry", id],
    queryFn: () => answer(() => api.inquiries[":id"].$get({ param: { id } })),
  });

/** What the page of one inquiry shows. */
export type Inquiry = Awaited<ReturnType<NonNullable<ReturnType<typeof inquiryQuery>["queryFn"]>>>;

/** A change that was refused because somebody was quicker: what was known, what was wanted, and how to do it all the same. */
export type Conflict = { seen: Inquiry; mine: string; words: string; again: () => void };

/** A change of the inquiry that is shown, in the version that was seen. */
type Change = {
  send: (seen: Inquiry) => Promise<Inquiry>;
  /**
   * It goes by the version that was seen, so that it waits for the one before it: else what we did a moment ago would be
   * told as somebody else's change. Where that one failed, this one is not done either.
   */
  inTurn?: boolean;
  /** What was wanted in short, and words that would be lost. */
  mine?: string;
  words?: string;
  /** Does the same once more, when what somebody else did is known. */
  again?: () => void;
};

/**
 * The inquiry and its changes. `change` resolves with whether it was done: without a connection, or refused, the sentence
 * why not is `problem`, and what was typed stays where it is.
 */
export function useInquiry(id: string) {
  const query = useQuery(inquiryQuery(id));
  const { shell } = useWords();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const last = useRef(Promise.resolve(true));

  const change = (wanted: Change): Promise<boolean> => {
    if (!wanted.inTurn) return make(wanted);
    const done = last.current.then((isDone) => isDone && make(wanted));
    last.current = done;
    void done.then(() => {
      if (last.current === done) last.current = Promise.resolve(true);
    });
    return done;
  };

  const make = async ({ send, mine = "", words = "", again, ...how }: Change): Promise<boolean> => {
    const seen = queries.getQueryData(inquiryQuery(id).queryKey);
    if (!seen) return false;
    setProblem(null);
    try {
      queries.setQueryData(inquiryQuery(id).queryKey, await send(seen));
      setConflict(null);
      // Lists and counts; live.ts tells other people.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "inquiry" });
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.status === 409) {
        await queries.invalidateQueries(inquiryQuery(id));
        const now = queries.getQueryData(inquiryQuery(id).queryKey);
        if (now && now.version !== seen.version) {
          setConflict({
            seen,
            mine,
            words,
            again: again ?? (() => void change({ send, mine, words, ...how })),
          });
          return false;
        }
      }
      setProblem(whyNot(error, shell.notSaved));
      return false;
    }
  };
  return { query, change, problem, conflict, settle: () => setConflict(null) };
}

export type ChangeInquiry = ReturnType<typeof useInquiry>["change"];
