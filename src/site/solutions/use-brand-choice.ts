import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { loadCatalogue } from "../catalogue-access.ts";

/**
 * Narrows the overview to a brand through the address, null for all. The lists are had before the address
 * changes, so that the pressed button keeps its place and the focus; `busy` is true meanwhile.
 */
export function useBrandChoice() {
  const navigate = useNavigate();
  const { queryClient } = useRouteContext({ from: "__root__" });
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  async function choose(brand: string | null) {
    const turn = ++latest.current;
    setBusy(true);
    try {
      await loadCatalogue(queryClient);
    } finally {
      if (turn === latest.current) {
        setBusy(false);
        const search = brand === null ? {} : { brand };
        await navigate({ to: "/solutions", search, resetScroll: false, viewTransition: false });
      }
    }
  }

  return { busy, choose: (brand: string | null) => void choose(brand) };
}
