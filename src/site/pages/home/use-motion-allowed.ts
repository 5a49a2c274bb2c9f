import { useEffect, useState } from "react";

/** Whether the browser asks sites to save data (the Network Information API, where there is one). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}

/** Whether a film may be fetched and played: not on the server, on Save-Data or with reduced motion. */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setAllowed(!reduced.matches && !savesData());
    read();
    reduced.addEventListener("change", read);
    return () => reduced.removeEventListener("change", read);
  }, []);
  return allowed;
}
