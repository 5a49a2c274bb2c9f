import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/products/$id")({ component: () => <h1 className="page">product</h1> });
