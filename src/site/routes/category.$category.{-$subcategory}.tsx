import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/category/$category/{-$subcategory}")({ component: () => <h1 className="page">category</h1> });
