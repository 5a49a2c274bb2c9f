import { useEffect, useRef, useState } from "react";
import { fileTypeOf } from "../../../domain/product/picture-types.ts";
import {
  type Crop,
  MOST_BYTES,
  type PictureFault,
  type PictureShape,
} from "../../../domain/product/pictures.ts";
import { whyNot } from "../../attempt.ts";
import { useWords } from "../../words.tsx";
import type { Upload } from "./upload-picture.ts";

/** A file on its way: how much of it has been sent, 0 to 1. */
type Sending = { id: number; name: string; part: number };

/** What is known of a file's type lies in so many bytes at its beginning. */
const BEGINNING = 64 * 1024;

/** What is wrong with a file as far as that can be told without sending it. */
async function faultOf(file: Blob): Promise<PictureFault | null> {
  if (file.size > MOST_BYTES) return { code: "tooManyBytes", bytes: file.size };
  const type = fileTypeOf(new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer()));
  if ("other" in type) return { code: "otherType", type: type.other };
  return type.animated ? { code: "animated" } : null;
}

let lastId = 0;

/** Sends files one after the other, and says of those that were not taken why. */
export function useUploads(upload: Upload, shape: PictureShape, onTaken: (url: string) => void) {
  const { pictures: t } = useWords();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState(0);
  /** What was sent and which part was kept, by the address of that, so that another part can be cut out of it. */
  const originals = useRef(new Map<string, { file: Blob; part: Crop | null }>());
  const take = useRef(onTaken);
  useEffect(() => {
    take.current = onTaken;
  }, [onTaken]);

  /** The sentence for a file that was not taken, or null for one that was. */
  const sendOne = async (file: File, id: number, name: string): Promise<string | null> => {
    const fault = await faultOf(file);
    if (fault) return t.wrong(name, fault);
    const onProgress = (part: number) =>
      setSending((before) => before.map((each) => (each.id === id ? { ...each, part } : each)));
    try {
      const { url } = await upload(file, { name, shape, crop: null, onProgress });
      originals.current.set(url, { file, part: null });
      take.current(url);
      return null;
    } catch (error) {
      return whyNot(error, t.notSent(name)) ?? t.notSent(name);
    }
  };

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    // Pasted pictures all have one name.
    const queue = files.map((file) => ({ file, id: (lastId += 1), name: file.name || t.pasted }));
    setRefused([]);
    setTaken(0);
    setSending((before) => [...before, ...queue.map(({ id, name }) => ({ id, name, part: 0 }))]);
    for (const { file, id, name } of queue) {
      const sentence = await sendOne(file, id, name);
      if (sentence === null) setTaken((before) => before + 1);
      else setRefused((before) => [...before, sentence]);
      setSending((before) => before.filter((each) => each.id !== id));
    }
  };

  /** Cuts another part out of a picture; answers the address of that. */
  const cut = async (url: string, crop: Crop): Promise<string> => {
    const original = originals.current.get(url)?.file ?? (await (await fetch(url)).blob());
    const { url: kept } = await upload(original, { name: t.picture, shape, crop });
    originals.current.set(kept, { file: original, part: crop });
    return kept;
  };

  /** What another part is cut out of: the file itself while this page is open, else what was kept of it. */
  const sourceOf = (url: string): { source: Blob | string; part: Crop | null } => {
    const original = originals.current.get(url);
    return original ? { source: original.file, part: original.part } : { source: url, part: null };
  };
  return { send, cut, sourceOf, sending, refused, taken };
}
