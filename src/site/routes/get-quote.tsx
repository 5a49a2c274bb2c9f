import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/get-quote")({ component: () => <h1 className="page">get-quote</h1> });
