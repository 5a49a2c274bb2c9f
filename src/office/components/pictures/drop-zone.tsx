import { useEffect, useRef } from "react";
import { isTyping } from "../keys.ts";
import { useWords } from "../../words.tsx";
import { FileZone } from "../uploads/file-zone.tsx";
import type { useUploads } from "./use-uploads.ts";

type Props = {
  uploads: Pick<ReturnType<typeof useUploads>, "send" | "refused">;
  /** Takes one file, in the place of what is there. */
  single?: boolean;
};

const TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Where pictures are dropped, pasted or chosen. */
export function DropZone({ uploads: { send, refused }, single = false }: Props) {
  const { pictures: t } = useWords();
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || (isTyping(event.target) && event.clipboardData?.types.includes("text/plain")))
        return;
      event.preventDefault();
      void latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return (
    <FileZone
      label={t.drop}
      hint={t.short}
      accept={TYPES}
      single={single}
      wide={single}
      isRefused={refused.length > 0}
      onFiles={(files) => void send(files)}
    />
  );
}
