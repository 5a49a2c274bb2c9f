import { useSyncExternalStore } from "react";

/** What the server asks for before it goes on: a new session, or the password once more. */
type Question = "sign-in" | "confirm";

let question: Question | null = null;
let waiting: { resolve: () => void; reject: (reason: Error) => void }[] = [];
const listeners = new Set<() => void>();

function setQuestion(next: Question | null): void {
  question = next;
  for (const listen of listeners) listen();
}

/** The person closed the question. */
export class CancelledError extends Error {
  override readonly name = "CancelledError";
}

/** Shows the question over the page; resolves once it was answered, and then the request is made again. */
export function ask(asked: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    if (question !== "sign-in") setQuestion(asked);
  });
}

/** Lets all requests go on that wait for the answer. */
export function answered(): void {
  const all = waiting;
  waiting = [];
  setQuestion(null);
  for (const { resolve } of all) resolve();
}

export function cancelQuestion(): void {
  const all = waiting;
  waiting = [];
  setQuestion(null);
  for (const { reject } of all) reject(new CancelledError("The question was closed"));
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}
