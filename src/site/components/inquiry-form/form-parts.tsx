import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useContent } from "../content.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { InquiryFormState } from "./use-inquiry-form.ts";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./form-parts.module.css";

/** The errors of the last try, above the fields, each with a link to its field. `order` is that of the fields. */
export function FormErrorSummary({
  form,
  name,
  order,
}: {
  form: InquiryFormState;
  name: string;
  order: readonly string[];
}) {
  const t = useContent("forms");
  if (form.summary === null) return null;
  const { errors, text, rerendered } = form.summary;
  const links = order.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ id: `${name}-${field}`, message }];
  });
  const title = links.length === 0 ? t.wrong.refused : t.wrong.fields(links.length);
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={title}
        text={links.length === 0 ? `${text ?? ""} ${t.failed.kept}`.trim() : undefined}
        errors={links}
        focused={rerendered}
      />
    </div>
  );
}

/** A field that nobody sees or reaches: whatever fills it in is a machine. `source` is the path the visitor came from. */
export function Honeypot({ source }: { source: string }) {
  const t = useContent("forms");
  return (
    <div className="unseen" aria-hidden="true">
      <label>
        {t.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <input type="hidden" name="source" value={source} />
    </div>
  );
}

type SubmitButtonProps = { form: InquiryFormState; send: string; sending: string; purpose: string };

/** The submit button, what the details are used for and, after a failure, what to do. */
export function SubmitButton({ form, send, sending, purpose }: SubmitButtonProps) {
  const t = useContent("forms");
  const { before, link, after } = t.privacy;
  return (
    <div className={styles.submit}>
      {form.failure && <Failure text={form.failure.text} />}
      <button type="submit" className={`${buttonClass()} ${styles.button}`} disabled={form.sending}>
        {form.sending ? sending : send} {form.sending ? null : <Icon name="arrow" />}
      </button>
      <p className="small">
        {purpose} {before}{" "}
        <Link className="link" to={PAGES.privacy.path}>
          {link}
        </Link>
        {after}
      </p>
    </div>
  );
}

/** Why nothing was stored, that nothing is lost, and the other ways to reach us. */
function Failure({ text }: { text: string | null }) {
  const t = useContent("forms");
  const { title, unreachable, kept, direct, orWrite } = t.failed;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which React would take for a clean-up.
    void notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={notice} className={styles.failure} role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>
        {text ?? unreachable} {kept}
      </p>
      <p>
        {direct}{" "}
        <a className="link" href={`tel:${t.phoneNumber.replaceAll(" ", "")}`}>
          {t.phoneNumber}
        </a>{" "}
        {orWrite}{" "}
        <a className="link" href={`mailto:${t.email}`}>
          {t.email}
        </a>
        .
      </p>
    </div>
  );
}
