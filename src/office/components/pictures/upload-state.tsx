import { useWords } from "../../words.tsx";
import type { useUploads } from "./use-uploads.ts";
import styles from "../uploads/uploads.module.css";

type Props = { uploads: Pick<ReturnType<typeof useUploads>, "sending" | "refused" | "taken"> };

/** What is on its way, and which files were not taken and why. */
export function UploadState({ uploads: { sending, refused, taken } }: Props) {
  const { pictures: t } = useWords();
  const sent = sending.reduce((total, { part }) => total + part, 0);
  return (
    <div className={styles.state} role="status">
      {sending.length === 0 ? null : (
        <p className={styles.sending}>
          <span>{t.sending(sending.length, sending[0]?.name ?? "")}</span>
          <progress value={sent} max={sending.length} aria-label={t.progress} />
        </p>
      )}
      {refused.length === 0 ? null : (
        <div className={styles.refused}>
          {refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {sending.length > 0 ? null : <p>{taken > 0 ? `${t.rule} ${t.othersTaken(taken)}` : t.rule}</p>}
        </div>
      )}
    </div>
  );
}
