import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { partsOf } from "../content/load.ts";
import { readAddress } from "../urls/address.ts";
import { visitorContent } from "./layout/visitor-content.ts";
import { getRouter } from "./router.tsx";

/** Ends the task, so that no touch waits for all that is done here. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });

await nextTask();
// The page was rendered with its texts, so it is taken over with them.
const content = visitorContent();
await content.load(partsOf(readAddress(window.location, [content.prefix]).page));
await nextTask();
const router = getRouter();
await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Start's own client also brings a reader of server functions, which the site has none of. */}
      <RouterClient router={router} />
    </StrictMode>,
  );
});
