import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { partsOf } from "../content/load.ts";
import { readAddress } from "../urls/address.ts";
import { visitorContent } from "./layout/visitor-content.ts";

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
