import { Toast } from "radix-ui";
import { type ReactNode, createContext, use, useCallback, useState } from "react";
import { useContent } from "../components/content.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./toast.module.css";

type Message = { title: string; text: string; tone: "good" | "bad" };

/** How long a toast stays, and how far a swipe must go (R22.2): milliseconds, pixels. */
const SHOWN_FOR = 5000;
const SWIPE = 50;

const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** Shows a toast; a new one takes the place of the last, as only one is shown at a time (R22.2). */
export function useToast(): (message: Message) => void {
  return use(ToastContext);
}

/** Holds the page and the one toast; F8 moves the focus to it, a swipe to the right dismisses it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useContent("shared");
  const [shown, setShown] = useState<(Message & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback((message: Message) => {
    setShown((last) => ({ ...message, key: (last?.key ?? 0) + 1 }));
    setOpen(true);
  }, []);
  return (
    <ToastContext value={show}>
      <Toast.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE}>
        {children}
        {shown === null ? null : (
          <Toast.Root
            key={shown.key}
            className={`${styles.toast} ${shown.tone === "bad" ? styles.bad : ""}`}
            open={open}
            onOpenChange={setOpen}
          >
            <Toast.Title className={styles.title}>{shown.title}</Toast.Title>
            <Toast.Description className={styles.text}>{shown.text}</Toast.Description>
            <Toast.Close className={styles.close} aria-label={t.close}>
              <Icon name="close" />
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport className={styles.viewport} label={t.notifications} />
      </Toast.Provider>
    </ToastContext>
  );
}
