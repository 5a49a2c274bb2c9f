import { useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { DOCUMENT_BEGINNING, sizeFault, uploadedFormat } from "../../../../domain/product/document-upload.ts";
import { RefusedError } from "../../../api.ts";
import { whyNot } from "../../../attempt.ts";
import { sendFile } from "../../../components/uploads/send-file.ts";
import { useWords } from "../../../words.tsx";

/** What the browser's dialog offers as a document. */
export const DOCUMENT_MEDIA_TYPES = "application/pdf,image/jpeg,image/png";

/** The file of a row on its way: how much of it has been sent (0 to 1), or why it is not there. */
export type DocumentUpload = {
  file: File;
  part: number;
  problem: string | null;
  /** Whether the same file may be taken when it is sent again. */
  mayRetry: boolean;
};

const answerSchema = v.object({ file: v.string() });

/** Sends the files of rows one after the other, by the keys of the rows. */
export function useDocumentUploads(onTaken: (key: number, stored: string, name: string) => void) {
  const { documents: t } = useWords();
  const [uploads, setUploads] = useState<ReadonlyMap<number, DocumentUpload>>(new Map());
  const ends = useRef(new Map<number, AbortController>());
  const turn = useRef(Promise.resolve());
  const take = useRef(onTaken);
  useEffect(() => {
    take.current = onTaken;
  }, [onTaken]);

  const change = (key: number, changes: Partial<DocumentUpload> | null) =>
    setUploads((before) => {
      const after = new Map(before);
      const known = before.get(key);
      if (changes === null) after.delete(key);
      else if (known) after.set(key, { ...known, ...changes });
      return after;
    });

  /** Why a file can't be taken, as far as that is known without sending it. */
  const refusal = async (file: File): Promise<string | null> => {
    const beginning = new Uint8Array(await file.slice(0, DOCUMENT_BEGINNING).arrayBuffer());
    const format = uploadedFormat(beginning);
    const fault = sizeFault(file.size) ?? (typeof format === "string" ? null : format);
    return fault && t.wrong(file.name, fault);
  };

  const sendInTurn = async (key: number, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    try {
      const address = `/office/api/documents?${new URLSearchParams({ name: file.name })}`;
      const onProgress = (part: number) => change(key, { part });
      const { file: stored } = v.parse(answerSchema, await sendFile(address, file, { onProgress, signal }));
      change(key, null);
      take.current(key, stored, file.name);
    } catch (error) {
      if (signal.aborted) return;
      const problem = whyNot(error, t.notSent(file.name)) ?? t.notSent(file.name);
      const isRefused = error instanceof RefusedError && error.code === "document_refused";
      change(key, { problem, mayRetry: !isRefused });
    }
  };

  /** Sends a file for a row, in place of the one that is on its way for it. */
  const send = (key: number, file: File) => {
    ends.current.get(key)?.abort();
    const end = new AbortController();
    ends.current.set(key, end);
    setUploads((before) => new Map(before).set(key, { file, part: 0, problem: null, mayRetry: false }));
    turn.current = turn.current.then(() => sendInTurn(key, file, end));
  };

  /** Says at a row why a file was not sent for it. */
  const refuse = (key: number, file: File, problem: string) => {
    ends.current.get(key)?.abort();
    setUploads((before) => new Map(before).set(key, { file, part: 0, problem, mayRetry: false }));
  };

  const cancel = (key: number) => {
    ends.current.get(key)?.abort();
    change(key, null);
  };

  return { uploads, refusal, send, refuse, cancel };
}
