import type { ReactNode } from "react";
import styles from "./link-button.module.css";

type Props = {
  /** Path and query that pressing leads to. */
  address: string;
  /** What pressing does once scripts run, in place of loading the address. */
  onPress: () => void;
  className?: string | undefined;
  disabled?: boolean;
  children: ReactNode;
};

/** A button that leads to an address of the site: a form of its own, so that it works without scripts too. */
export function LinkButton({ address, onPress, className, disabled = false, children }: Props) {
  const [path = "", query = ""] = address.split("?");
  return (
    <form
      className={styles.form}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} disabled={disabled}>
        {children}
      </button>
    </form>
  );
}
