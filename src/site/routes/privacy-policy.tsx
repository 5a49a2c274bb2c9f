import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/privacy-policy")({ component: () => <h1 className="page">privacy-policy</h1> });
