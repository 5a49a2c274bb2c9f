import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

/** `act` is the one main action of a page or form, `line` any other, `bare` a small one beside text. */
type ButtonKind = "act" | "line" | "bare" | "bad";

/** Class names of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "line", small = false): string {
  return [styles.button, styles[kind], small && styles.small].filter(Boolean).join(" ");
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind; small?: boolean };

export function Button({ kind = "line", small = false, type = "button", className, ...rest }: Props) {
  // oxlint-disable-next-line react/button-has-type -- the type is given above.
  return <button {...rest} type={type} className={`${buttonClass(kind, small)} ${className ?? ""}`} />;
}
