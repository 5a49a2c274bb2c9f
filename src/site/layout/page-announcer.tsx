import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * After a client navigation to another path: moves the focus to the new page's heading and says its title
 * to screen readers, as a full page load would.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.setAttribute("tabindex", "-1");
        heading?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <p className="unseen" aria-live="polite" role="status">
      {title}
    </p>
  );
}
