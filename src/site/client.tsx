import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readAddress } from "../urls/address.ts";
import { partsOf, visitorContent } from "./layout/visitor-content.ts";

// The page was rendered with its texts, so it is taken over with them.
const content = visitorContent();
await content.load(partsOf(readAddress(window.location, [content.prefix]).page));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
