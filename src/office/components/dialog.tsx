import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

type Props = {
  title: string;
  /** How wide it is where there is room (px). */
  width: number;
  /** Without it only an answer takes the dialog away. */
  onClose?: (() => void) | undefined;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog over the page, open while it is rendered; afterwards the focus is where it was. On phones it is at the lower
 * edge. It stands outside of the form that it was opened from: of a form within another a page never hears that it is sent.
 */
export function Dialog({ title, width, onClose, aside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page: a dialog that is taken away gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`light ${styles.dialog}`}
      style={{ "--width": `${width}px` }}
      aria-labelledby={id}
      // React would tell the form that it was opened from.
      onSubmit={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Escape pressed twice closes without asking.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected) return;
        if (onClose) onClose();
        else currentTarget.showModal();
      }}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
