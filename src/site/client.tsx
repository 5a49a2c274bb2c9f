import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readAddress } from "../urls/address.ts";
import { partsOf, visitorContent } from "./layout/visitor-content.ts";

// The page was rendered with its texts, so it is taken over with them.
await visitorContent().load(partsOf(readAddress(window.location).page));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
