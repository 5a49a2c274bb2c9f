import { useState } from "react";
import { createPortal } from "react-dom";
import { may, type Role } from "../../domain/office/permissions.ts";
import { useCommands } from "../commands.ts";
import { useGo } from "../components/link.tsx";
import { Kbd } from "../components/kbd.tsx";
import { SearchSign } from "../components/search-sign.tsx";
import { useWords } from "../words.tsx";
import { CommandBar } from "./command.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import styles from "./finder.module.css";

/** What opens the command bar, from everywhere, and the list of keys. */
export function Finder({ role }: { role: Role }) {
  const { shell } = useWords();
  const [open, setOpen] = useState<"command" | "shortcuts" | null>(null);
  const go = useGo();
  useCommands("everywhere", {
    find: () => setOpen("command"),
    shortcuts: () => setOpen("shortcuts"),
    home: () => go("/"),
    inquiries: may(role, "inquiry.read") ? () => go("/inquiries") : null,
    products: may(role, "product.read") ? () => go("/products") : null,
  });
  // One may have opened the other meanwhile.
  const close = (closed: typeof open) => setOpen((now) => (now === closed ? null : now));
  return (
    <>
      <button type="button" className={styles.find} onClick={() => setOpen("command")}>
        <SearchSign />
        <span>{shell.find}</span>
        <Kbd>Mod+K</Kbd>
      </button>
      {open === "command"
        ? createPortal(
            <CommandBar
              role={role}
              onClose={() => close("command")}
              onShortcuts={() => setOpen("shortcuts")}
            />,
            // The bar's own colours are those of the night.
            document.body,
          )
        : null}
      {open === "shortcuts" ? <Shortcuts onClose={() => close("shortcuts")} /> : null}
    </>
  );
}
