import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { MAX_IMPORT } from "../../../domain/limits.ts";
import {
  type ImportCounts,
  importedSchema,
  type ImportReport,
  importReportSchema,
} from "../../../domain/office/import-report.ts";
import { RefusedError } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { sendFile } from "../../components/uploads/send-file.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";

/** Where an import is; `problem` is the sentence for what was not done last. */
type State =
  | { step: "file"; problem: string | null }
  /** On its way to the server, `part` of it (0 to 1), to be checked or to be taken over. */
  | { step: "sending"; purpose: "check" | "takeOver"; file: File; part: number }
  | { step: "checked"; file: File; report: ImportReport; problem: string | null }
  | { step: "done"; file: File; counts: ImportCounts };

/** One file's way into the catalogue: it is sent to be checked, and the same bytes again to be taken over. */
export function useImport() {
  const { imports: words } = useWords();
  const [state, setState] = useState<State>({ step: "file", problem: null });
  const checking = useRef<AbortController | null>(null);
  useEffect(() => () => checking.current?.abort(), []);

  const send = (action: string, file: File, parameters: Record<string, string>, signal?: AbortSignal) => {
    const purpose = action === "/check" ? "check" : "takeOver";
    const onProgress = (part: number) => setState({ step: "sending", purpose, file, part });
    onProgress(0);
    const query = new URLSearchParams({ name: file.name, ...parameters });
    return sendFile(`/office/api/import${action}?${query}`, file, { onProgress, signal });
  };

  /** `problem` is why the file is checked once more. */
  const check = async (file: File, problem: string | null = null) => {
    checking.current?.abort();
    if (file.size > MAX_IMPORT.bytes) {
      setState({ step: "file", problem: words.tooLarge(file.name) });
      return;
    }
    const { signal } = (checking.current = new AbortController());
    try {
      const report = v.parse(importReportSchema, await send("/check", file, {}, signal));
      setState({ step: "checked", file, report, problem });
    } catch (error) {
      if (signal.aborted) return;
      setState({ step: "file", problem: whyNot(error, words.notSent(file.name)) });
    }
  };

  const takeOver = async (file: File, report: ImportReport, force: boolean) => {
    const { version, hash } = report;
    try {
      const parameters = { version: String(version), hash, ...(force && { force: "1" }) };
      const { counts } = v.parse(importedSchema, await send("", file, parameters));
      setState({ step: "done", file, counts });
      void queries.invalidateQueries();
    } catch (error) {
      const problem = whyNot(error, words.notKnown(file.name));
      if (error instanceof RefusedError && error.code === "conflict") await check(file, problem);
      else setState({ step: "checked", file, report, problem });
    }
  };

  const restart = () => {
    checking.current?.abort();
    setState({ step: "file", problem: null });
  };
  return { state, check, takeOver, restart };
}
