import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/sitemap")({ component: () => <h1 className="page">sitemap</h1> });
