import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/about")({ component: () => <h1 className="page">about</h1> });
