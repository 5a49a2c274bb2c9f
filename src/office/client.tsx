import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../ui/tokens.css";
import "../ui/base.css";
import "./layout/office.css";
import { contentOf, LANGUAGES } from "../content/load.ts";
import { queries } from "./queries.ts";
import { router } from "./router.tsx";
import { WordsProvider } from "./words.tsx";

const content = contentOf(LANGUAGES[0], true);
await content.load(["office", "forms"]);
const place = document.getElementById("office");
if (!place) throw new Error("The page has no place for the office");
createRoot(place).render(
  <StrictMode>
    <WordsProvider value={{ ...content.get("office"), forms: content.get("forms").errors }}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>,
);
