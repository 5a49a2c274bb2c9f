import { useRouter } from "@tanstack/react-router";
import { useContent } from "../components/content.tsx";
import { buttonClass } from "../../ui/button.ts";
import styles from "./message-page.module.css";

/** Shown in place of a page whose data could not be had, for example without a network. */
export function PageFailed() {
  const t = useContent("shared");
  const router = useRouter();
  const { title, text, again } = t.failed;
  return (
    <div className={`page ${styles.message}`} role="alert">
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <button type="button" className={buttonClass()} onClick={() => router.invalidate()}>
          {again}
        </button>
      </div>
    </div>
  );
}
