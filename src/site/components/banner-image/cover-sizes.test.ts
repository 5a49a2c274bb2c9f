import { expect, test } from "vitest";
import { covering } from "./cover-sizes.ts";

test("a picture that covers a frame is as wide as the frame, or as its height asks for", () => {
  expect(covering("100vw", "370px")).toBe("max(100vw, (370px) * 16 / 9)");
  // The height may be a sum: it is multiplied as a whole.
  expect(covering("57vw", "100svh - 104px")).toBe("max(57vw, (100svh - 104px) * 16 / 9)");
});
