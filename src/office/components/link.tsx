import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import styles from "./link.module.css";

/** What every address of the office begins with. */
export const OFFICE = "/office";

/** Goes to an address of the office, such as `/inquiries?view=mine`. */
export function useGo() {
  const { history } = useRouter();
  return (to: string, { replace = false } = {}) =>
    replace ? history.replace(OFFICE + to) : history.push(OFFICE + to);
}

/** Runs something after the press has been painted, such as the row's tint: rendering a page takes too long to show nothing. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

/**
 * A link within the office: a plain one, followed without loading the page anew. (The router's own is typed by the routes of
 * the site, of which a program can have one set.)
 */
export function Link({ to, onClick, children, ...rest }: Props) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain || rest.target !== undefined) return;
    event.preventDefault();
    afterPaint(() => go(to));
  };
  return (
    <a {...rest} href={OFFICE + (to === "/" ? "" : to)} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that all of its row leads to; the row is the positioned box around it. */
export function RowLink(props: Props) {
  return <Link {...props} className={styles.row} />;
}
