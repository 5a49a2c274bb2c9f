import styles from "./button.module.css";

/**
 * Class names of what can be pressed, for `<a>`, `<button>` and router links alike: `solid` is the one main
 * action, `line` the second, `go` a text link with an arrow, `text` a small one among others. `small` fits the header.
 */
export function buttonClass(
  kind: "solid" | "line" | "go" | "text" = "solid",
  size: "normal" | "small" = "normal",
): string {
  if (kind === "go" || kind === "text") return `${styles[kind]}`;
  return [styles.button, kind === "line" && styles.line, size === "small" && styles.small]
    .filter(Boolean)
    .join(" ");
}
