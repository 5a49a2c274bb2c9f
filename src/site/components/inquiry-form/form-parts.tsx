import { useEffect, useRef } from "react";
import { PhoneLink } from "../contact/contact-details.tsx";
import { useCompany, useContent } from "../content.tsx";
import { Link } from "../link.tsx";
import { buttonClass } from "../../../ui/button.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { InquiryFormState } from "./use-inquiry-form.ts";
import { PAGES } from "../../../urls/pages.ts";
import styles from "./form-parts.module.css";

type ErrorsProps = {
  form: InquiryFormState;
  name: string;
  /** The names of the fields, as they stand on the page. */
  order: readonly string[];
};

/** Above the fields of a form that the server rendered again: without scripts nothing else leads to what is wrong. */
export function RerenderedErrors({ form, name, order }: ErrorsProps) {
  const t = useContent("forms");
  if (form.rerendered === null) return null;
  const isWhole = wrongFields(form, order).length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts nothing else can lead to what is wrong.
    <div className={styles.errors} role="alert" tabIndex={-1} autoFocus>
      {isWhole ? (
        <div className={styles.failure}>
          <p>
            <strong>{t.failed.title}</strong>
          </p>
          <p>
            {form.rerendered.text} {t.failed.kept}
          </p>
        </div>
      ) : (
        <ErrorLine form={form} name={name} order={order} />
      )}
    </div>
  );
}

function wrongFields({ errors }: InquiryFormState, order: readonly string[]): string[] {
  return order.filter((field) => errors[field] !== undefined);
}

/** How many fields are wrong, with the way to the first; each says itself what is wrong with it. */
function ErrorLine({ form, name, order }: ErrorsProps) {
  const t = useContent("forms");
  const wrong = wrongFields(form, order);
  const [first] = wrong;
  if (first === undefined) return null;
  const id = `${name}-${first}`;
  return (
    <a
      className={styles.errorLine}
      href={`#${id}`}
      onClick={(event) => {
        const control = document.getElementById(id);
        // Of a group of choices the first; without a step in the browser's history.
        (control?.querySelector<HTMLElement>("input") ?? control)?.focus();
        if (control) event.preventDefault();
      }}
    >
      {t.wrong(wrong.length)} <Icon name="up" />
    </a>
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

type SubmitProps = ErrorsProps & { send: string; sending: string; purpose: string };

/** The submit button with what the details are used for; above it what is wrong, or what to do after a failure. */
export function SubmitButton({ form, name, order, send, sending, purpose }: SubmitProps) {
  const t = useContent("forms");
  const { before, link, after } = t.privacy;
  return (
    <div className={styles.submit}>
      {form.failure && <Failure text={form.failure.text} />}
      <div className={styles.wrong} role="status">
        {form.rerendered === null ? <ErrorLine form={form} name={name} order={order} /> : null}
      </div>
      <button type="submit" className={`${buttonClass()} ${styles.button}`} disabled={form.sending}>
        {form.sending ? sending : send} {form.sending ? null : <Icon name="arrow" />}
      </button>
      <p className="small">
        {purpose} {before}{" "}
        <Link className="link" href={PAGES.privacy.path}>
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
  const company = useCompany();
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
        {direct} <PhoneLink number={company.showroom} className="link" /> {orWrite}{" "}
        <a className="link" href={`mailto:${company.email}`}>
          {company.email}
        </a>
        .
      </p>
    </div>
  );
}
