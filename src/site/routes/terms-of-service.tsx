import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/terms-of-service")({ component: () => <h1 className="page">terms-of-service</h1> });
