import { Icon } from "./icon.tsx";
import styles from "./error-summary.module.css";

type Props = {
  title: string;
  text?: string | undefined;
  /** One link per wrong field, in the form's order; `id` is the control's. */
  errors: readonly { id: string; message: string }[];
  /** Takes the focus as the page opens: for pages that the server draws anew around a refused form. */
  focused?: boolean;
};

/** Leads to a control without a step in the browser's history; of a group to its first choice. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  (target?.querySelector<HTMLElement>("input") ?? target)?.focus();
  return target !== null;
}

/** What is wrong with a form, announced at once, with a way to each field. */
export function ErrorSummary({ title, text, errors, focused = false }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without scripts nothing else can lead to what is wrong.
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus={focused}>
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {errors.length === 0 ? null : (
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (goTo(id)) event.preventDefault();
                }}
              >
                {message} <Icon name="down" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
