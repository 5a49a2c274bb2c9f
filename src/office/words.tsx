import { createContext, useContext } from "react";
import type { Content } from "../content/load.ts";

/** The texts of the office, and the sentences for wrong fields that it shares with the site's forms. */
export type OfficeWords = Content["office"] & { forms: Content["forms"]["errors"] };

const Words = createContext<OfficeWords | null>(null);

export const WordsProvider = Words.Provider;

/** The texts, which are loaded before anything is rendered. */
export function useWords(): OfficeWords {
  const words = useContext(Words);
  if (!words) throw new Error("The texts of the office have not been loaded");
  return words;
}
