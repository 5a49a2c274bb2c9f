import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { startMailServer } from "../support/mail-server.ts";
import { acknowledged, nthInquiry, post } from "./post-inquiry.ts";
import { startServer } from "../support/server-process.ts";
import { canMountDisks, mountSmallDisk } from "./small-disk.ts";

/** A long message uses the room up that the database had already taken for itself. */
const FILLING = "Floor to ceiling. ".repeat(270);

/** A site on a small disk of its own, full after its start. */
async function siteOnFullDisk() {
  const disk = mountSmallDisk("24m");
  const smtp = await startMailServer();
  const server = startServer({
    DATA_DIR: join(disk.folder, "data"),
    SMTP_URL: smtp.url,
    RATE_LIMIT: "1000000",
  });
  onTestFinished(async () => {
    await server.kill();
    await smtp.close();
    disk.unmount();
  });
  const url = await server.ready;
  const handle = await openDatabase({
    engine: "sqlite",
    file: join(disk.folder, "data", "catalogue.sqlite"),
  });
  onTestFinished(() => handle.close());
  disk.fill();

  /** The messages of all inquiries that were acknowledged. */
  const kept: string[] = [];
  let number = 0;
  /** Posts inquiry after inquiry until one is refused: some still fit into pages that the database has. */
  const postUntilRefused = async (filling: string): Promise<Response> => {
    for (let n = 0; n < 3000; n++) {
      const body = nthInquiry(++number, filling);
      const response = await post(url, body, `full-${number}`);
      if (response.status >= 500) return response;
      await acknowledged(response);
      kept.push(body.message);
    }
    throw new Error("The disk never filled up");
  };
  // The small ones last: a long inquiry may be refused where a short one still fits.
  await postUntilRefused(FILLING);
  const refused = await postUntilRefused("");
  return {
    url,
    smtp,
    server,
    kept,
    refused,
    /** Posts the refused inquiry again under its key, as a browser that tries again. */
    again: () => post(url, nthInquiry(number), `full-${number}`),
    refusedMessage: nthInquiry(number).message,
    free: () => disk.makeRoom(),
    async stored() {
      const inquiries = await handle.db.selectFrom("inquiries").select("message").execute();
      const mails = await handle.db.selectFrom("outbox").select("id").execute();
      return { inquiries: inquiries.map(({ message }) => message), mails: mails.length };
    },
  };
}

const form = {
  firstName: "Layla",
  lastName: "Haddad <&>",
  email: "layla@visitor.example",
  phone: "+973 1234 5678",
  company: "Pearl Laundry",
  category: "Chemicals",
  message: `Typed "by hand" for a long time.`,
};

/** Posts the contact form as a browser without JavaScript does. */
function postForm(url: string): Promise<Response> {
  return fetch(`${url}/contact`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: url },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}

const asShown = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Whether a drawn form has this value in this field. */
function holds(html: string, name: string, value: string): boolean {
  const found = new RegExp(`<(input|textarea|select)[^>]*\\bname="${name}"[^>]*>([^<]*)`).exec(html);
  if (!found) return false;
  const [tag, kind, text] = found;
  if (kind === "textarea") return text?.trim() === asShown(value);
  if (kind === "input") return tag.includes(`value="${asShown(value)}"`);
  const options = html.slice(found.index, html.indexOf("</select>", found.index)).split("<option").slice(1);
  return options.some((option) => /\bselected\b/.test(option) && option.includes(`>${asShown(value)}<`));
}

const errorBody = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

describe.skipIf(!canMountDisks())("A full disk", () => {
  test("is a clear 503 with nothing half-stored, while pages and lists are still served", async () => {
    const { url, refused, kept, stored } = await siteOnFullDisk();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    const { error } = v.parse(errorBody, await refused.json());
    expect(error.code).toBe("storage_unavailable");
    expect(error.message).toMatch(/could not be stored.*try again/i);
    expect(error.message).not.toMatch(/sqlite|disk|SQL/i);

    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.text()).toMatch(/the database has no room left on its disk/);

    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const { inquiries, mails } = await stored();
    expect(inquiries.toSorted()).toEqual(kept.toSorted());
    expect(mails).toBe(2 * kept.length);
  });

  test("leaves what was typed in the form of a browser without JavaScript", async () => {
    const { url } = await siteOnFullDisk();
    const page = await postForm(url);
    const html = await page.text();
    expect(page.status).toBe(503);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const lost = Object.entries(form).filter(([name, value]) => !holds(html, name, value));
    expect(lost).toEqual([]);
    expect(/could not be stored/i.test(html)).toBe(true);
  });

  test("is over when space is freed: the next try is stored and mailed", async () => {
    const { url, smtp, server, kept, refusedMessage, again, free, stored } = await siteOnFullDisk();
    free();
    expect((await acknowledged(await again())).repeated).toBe(false);
    expect((await postForm(url)).status).toBe(303);
    const { inquiries, mails } = await stored();
    expect(inquiries.toSorted()).toEqual([...kept, refusedMessage, form.message].toSorted());
    expect(mails).toBe(2 * inquiries.length);
    const taken = await smtp.taken(mails);
    expect(taken.map(({ recipient }) => recipient)).toContain(form.email);
    expect(await server.stop()).toBe(0);
  });
});
