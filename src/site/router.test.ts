import { expect, test } from "vitest";
import { getRouter } from "./router.tsx";

test("data is stale at once, never fetched again by itself, and no failure is retried (spec §9)", () => {
  const { queries, mutations } = getRouter().options.context.queryClient.getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 0, retry: false, refetchOnWindowFocus: false });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations?.retry).toBe(false);
});
