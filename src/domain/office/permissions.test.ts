import { expect, test } from "vitest";
import { ACTIONS, may, permission, ROLES } from "./permissions.ts";

test("an owner may do everything", () => {
  expect(ACTIONS.filter((action) => permission("owner", action) !== "yes")).toEqual([]);
});

test("an editor sees no inquiry, and sales change no product", () => {
  expect(ACTIONS.filter((action) => action.startsWith("inquiry.") && may("editor", action))).toEqual([]);
  expect(ACTIONS.filter((action) => action.endsWith(".change") && may("sales", action))).toEqual([
    "self.change",
  ]);
});

test("sales export their own inquiries, and take from others when those are late", () => {
  expect(permission("sales", "inquiry.export")).toBe("own");
  expect(permission("sales", "inquiry.take")).toBe("when-late");
});

test("staff, the record and backups are the owner's alone", () => {
  for (const action of ["staff.change", "record.read", "backup", "company.change"] as const) {
    expect(ROLES.filter((role) => may(role, action))).toEqual(["owner"]);
  }
});
