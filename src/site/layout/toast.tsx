import {
  createContext,
  type PointerEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { PAGES } from "../../urls/pages.ts";
import { useContent } from "../components/content.tsx";
import { useIsHere } from "../components/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./toast.module.css";

type Message = {
  title: string;
  text: string;
  tone: "good" | "bad";
  /** Where it lies instead of at the window's end. */
  over?: "header";
};

/** How long a toast stays, and how far a swipe must go (R22.2): milliseconds, pixels. */
const SHOWN_FOR = 5000;
const SWIPE = 50;
const HOTKEY = "F8";

const ToastContext = createContext<(message: Message) => void>(() => undefined);

/** Shows a toast; a new one takes the place of the last, as only one is shown at a time (R22.2). */
export function useToast(): (message: Message) => void {
  return use(ToastContext);
}

/** Holds the page and the region of the one toast, which is live and so exists before it; F8 moves the focus there. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useContent("shared");
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(false);
  const [shown, setShown] = useState<(Message & { key: number }) | null>(null);
  const show = useCallback(
    (message: Message) => setShown((last) => ({ ...message, key: (last?.key ?? 0) + 1 })),
    [],
  );
  // The quote form shows the list that one of its toasts leads to.
  const isAtForm = useIsHere(PAGES.quote.path);
  useEffect(() => {
    if (isAtForm) setShown(null);
  }, [isAtForm]);
  const close = useCallback(() => {
    setShown(null);
    // The focus doesn't leave with the button that had it.
    if (region.current?.contains(document.activeElement)) region.current.focus();
  }, []);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) region.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a toast stays while it has the focus. */}
      <section
        ref={region}
        className={styles.viewport}
        aria-label={t.notifications.replace("{hotkey}", HOTKEY)}
        tabIndex={-1}
        data-over={shown?.over}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ol aria-live="assertive">
          {shown === null ? null : <Toast key={shown.key} message={shown} held={focused} onClose={close} />}
        </ol>
      </section>
    </ToastContext>
  );
}

/** Stays while the pointer or the focus is on it; a swipe to the right or Escape dismisses it. */
function Toast({ message, held, onClose }: { message: Message; held: boolean; onClose: () => void }) {
  const t = useContent("shared");
  const [pointed, setPointed] = useState(false);
  const swipe = useRef({ from: 0, by: 0 });
  useEffect(() => {
    if (held || pointed) return;
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, pointed, onClose]);
  const move = ({ currentTarget: { style } }: PointerEvent<HTMLElement>, by: number) => {
    swipe.current.by = by;
    style.translate = by > 0 ? `${by}px 0` : "";
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same.
    <li
      className={`${styles.toast} ${message.tone === "bad" ? styles.bad : ""}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
      onPointerDown={({ clientX }) => (swipe.current.from = clientX)}
      onPointerMove={(event) => {
        if (event.buttons === 0) return;
        if (swipe.current.by > 0) event.currentTarget.setPointerCapture(event.pointerId);
        move(event, event.clientX - swipe.current.from);
      }}
      onPointerUp={(event) => (swipe.current.by >= SWIPE ? onClose() : move(event, 0))}
      onPointerCancel={(event) => move(event, 0)}
    >
      <p className={styles.title}>{message.title}</p>
      <p className={styles.text}>{message.text}</p>
      <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </li>
  );
}
