import type { Page } from "playwright-core";
import type { Role } from "../../src/domain/office/permissions.ts";
import type { Staff } from "../../src/domain/office/staff.ts";
import { addStaff, PASSWORD } from "../support/office-staff.ts";
import { type Opening, test as siteTest } from "./site.ts";

/** Opens a place of the office, such as `/inquiries`, as somebody new of this role who has signed in. */
export type OpenOffice = (
  path: string,
  role: Role,
  opening?: Opening & { person?: Partial<Staff> },
) => Promise<{ page: Page; staff: Staff }>;

/** Vitest's `test` with a running site, whose office is opened by `office`; faults on its pages fail the test. */
export const test = siteTest.extend("office", async ({ open, site }): Promise<OpenOffice> => {
  return async (path, role, { person = {}, on = site, before, ...opening } = {}) => {
    const staff = await addStaff(on.database, role, person);
    const signInBefore = async (page: Page) => {
      await signIn(page, on.origin, staff.email);
      await before?.(page);
    };
    const page = await open(`/office${path}`, { ...opening, on, before: signInBefore });
    await page.getByRole("heading", { level: 1 }).waitFor();
    return { page, staff };
  };
});

/** Gives a page's browser the session of somebody, as another of its tabs would. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const response = await page.request.post(`${origin}/office/api/session`, {
    data: { email, password: PASSWORD },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`Signing in was refused: ${await response.text()}`);
}

/** Signs in by the form, as a person does. */
export async function signInByHand(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
