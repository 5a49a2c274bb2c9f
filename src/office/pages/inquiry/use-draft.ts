import { useCallback, useSyncExternalStore } from "react";
import { type Draft, DraftStore } from "./draft-store.ts";

const drafts = new DraftStore(() => localStorage);

window.addEventListener("storage", ({ key }) => {
  if (key !== null) drafts.readAgain(key);
});

/** The draft of one person for one inquiry, kept in this browser through reloads, the end of a session and no connection. */
export function useDraft(staff: string, id: string) {
  const key = `office.draft.${staff}.${id}`;
  const subscribe = useCallback((listen: () => void) => drafts.subscribe(key, listen), [key]);
  const draft = useSyncExternalStore(subscribe, () => drafts.get(key));
  return { draft, update: (change: Partial<Draft>) => drafts.update(key, change) };
}
