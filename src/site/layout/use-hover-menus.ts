import { type PointerEvent, type RefObject, useEffect, useState } from "react";
import { useDelay } from "../../ui/use-delay.ts";

/** How long the pointer must be on a button before its menu opens, and may stray before it closes, in milliseconds. */
const OPEN_AFTER = 80;
const CLOSE_AFTER = 180;
/** How long the pointer must rest on another button while a menu is open: on its way into the menu it only crosses. */
const SWITCH_AFTER = 150;

/**
 * Menus that open on hover, press and keyboard; one at a time, none is "". Escape closes and gives the focus
 * back to the button, and so does leaving by Tab or pressing elsewhere. `area` encloses buttons and panels.
 */
export function useHoverMenus(area: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState("");
  const delay = useDelay();
  const later = (menu: string, milliseconds: number) => delay.after(milliseconds, () => setOpen(menu));
  const now = (menu: string) => {
    delay.cancel();
    setOpen(menu);
  };

  useEffect(() => {
    if (open === "") return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen("");
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen("");
      area.current?.querySelector<HTMLElement>(`[aria-controls="menu-${open}"]`)?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open, area]);

  return {
    open,
    close: () => now(""),
    /** For the list item that holds a menu's button and panel. */
    itemProps: (menu: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") later(menu, open === "" ? OPEN_AFTER : SWITCH_AFTER);
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === "mouse" && open !== "" && open !== menu) later(menu, SWITCH_AFTER);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") later("", CLOSE_AFTER);
      },
    }),
    buttonProps: (menu: string) => ({
      "aria-expanded": open === menu,
      "aria-controls": `menu-${menu}`,
      onClick: () => now(open === menu ? "" : menu),
    }),
    panelProps: (menu: string) => ({ id: `menu-${menu}`, "data-state": open === menu ? "open" : "closed" }),
  };
}
