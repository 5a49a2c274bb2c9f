import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./dialog.module.css";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** `side` slides in from the end of the line, `bottom` from below. */
  from: "side" | "bottom";
  children: ReactNode;
  foot?: ReactNode;
};

/**
 * A modal on the browser's own `<dialog>`: it traps focus, closes on Escape and on a press outside. It is empty until it is
 * first opened, as it is in the HTML of every page.
 */
export function Dialog({ open, onClose, title, closeLabel, from, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  useModal(dialog, open);
  useOutsidePress(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={`light ${styles.dialog} ${styles[from]}`}
      aria-label={title}
      onClose={onClose}
    >
      {used ? (
        <div className={styles.inner}>
          <div className={styles.top}>
            <h2>{title}</h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      ) : null}
    </dialog>
  );
}

/** Opens the element as a modal and closes it, before the next key or press; the page behind does not move. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      const { style, clientWidth } = document.documentElement;
      const scrollBar = `${window.innerWidth - clientWidth}px`;
      // Phones have none, and to set a property of the root has all of the page styled anew.
      const known = style.getPropertyValue("--scroll-bar") || "0px";
      if (scrollBar !== known) style.setProperty("--scroll-bar", scrollBar);
      dialog.current?.showModal();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [dialog, open]);
}

/** The backdrop belongs to the dialog itself: a press on it has the dialog, not its inside, as target. */
export function useOutsidePress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void) {
  useEffect(() => {
    const element = dialog.current;
    const listen = (event: MouseEvent) => {
      if (event.target === element) onPress();
    };
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [dialog, onPress]);
}
