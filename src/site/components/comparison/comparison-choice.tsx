import { lazy, Suspense, useEffect } from "react";
import { MAX_COMPARED } from "../../../domain/limits.ts";
import { useToast } from "../../layout/toast.tsx";
import { useContent } from "../content.tsx";
import { useStoredList } from "../stored-list/stored-list.ts";
import { chosenProducts, takeOut } from "./chosen-products.ts";
import { BOX_NAME } from "./compare-box.tsx";

/** Nobody who chose nothing needs it. */
const Tray = lazy(() =>
  import("./comparison-tray.tsx").then(({ ComparisonTray }) => ({ default: ComparisonTray })),
);

const boxes = () => document.querySelectorAll<HTMLInputElement>(`input[name="${BOX_NAME}"]`);

/** Whether nothing of an earlier visit is in the page: after going back browsers check the boxes as they were left. */
const isNew = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");

/** What a box's card, row or page calls its product, and the picture that it shows. */
function shownBeside(box: HTMLInputElement) {
  const place = box.closest("article, tr");
  return {
    name: place?.querySelector("h1, h2, h3, h4, th")?.textContent ?? "",
    picture: place?.querySelector("img")?.currentSrc || null,
  };
}

/**
 * Keeps the boxes of all cards, rows and pages as they were chosen, and shows what was: one listener for all of them,
 * so that a card brings nothing but its box.
 */
export function ComparisonChoice() {
  const t = useContent("shared").compare;
  const toast = useToast();
  const chosen = useStoredList(chosenProducts);
  useEffect(() => {
    const show = () => {
      const ids = new Set(chosenProducts.items().map(({ id }) => id));
      for (const box of boxes()) {
        box.checked = ids.has(box.value);
        box.ariaLabel ??= t.boxOf(shownBeside(box).name);
      }
    };
    const choose = (box: HTMLInputElement) => {
      if (!box.checked) takeOut(box.value);
      else if (chosenProducts.items().length < MAX_COMPARED) {
        chosenProducts.update((items) => [...items, { id: box.value, ...shownBeside(box) }]);
      } else {
        box.checked = false;
        toast({ ...t.full, tone: "bad" });
      }
    };
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === BOX_NAME) choose(target);
    };
    // What was checked before the scripts came is chosen as well.
    const isChosen = ({ value }: HTMLInputElement) => chosenProducts.items().some(({ id }) => id === value);
    for (const box of boxes()) if (box.checked && isNew() && !isChosen(box)) choose(box);
    show();
    // While it goes down: React stops what it can't answer yet, on a part of the page that is not hydrated.
    document.addEventListener("change", hear, true);
    const stop = chosenProducts.subscribe(show);
    // Boxes come with a page, and more of them a moment after its first screen.
    const watching = new MutationObserver(show);
    const main = document.getElementById("main");
    if (main) watching.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("change", hear, true);
      stop();
      watching.disconnect();
    };
  }, [toast, t]);
  return chosen.length === 0 ? null : (
    <Suspense>
      <Tray chosen={chosen} />
    </Suspense>
  );
}
