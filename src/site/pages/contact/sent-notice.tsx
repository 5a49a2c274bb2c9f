import { useEffect, useRef } from "react";
import { useContent } from "../../components/content.tsx";
import styles from "./sent-notice.module.css";

/** Thanks above the emptied form: it stays when the toast has gone, and is all that shows without JavaScript. */
export function SentNotice({ reference }: { reference: string }) {
  const contact = useContent("contact");
  const forms = useContent("forms");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { title, text } = contact.sent;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts nothing else can lead to the answer.
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <p>{text}</p>
      <dl>
        <dt>{forms.reference}</dt>
        <dd>{reference}</dd>
      </dl>
    </div>
  );
}
