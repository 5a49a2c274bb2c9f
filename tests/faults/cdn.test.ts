import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/database/connect.ts";
import { NGINX } from "../support/programs.ts";
import { startServer } from "../support/server-process.ts";

const hasNginx = existsSync(NGINX);
if (!hasNginx) console.warn("NOT TESTED: a cache in front (nginx is not installed)");

/** An hour: what is kept until it is purged. */
const KEPT = "3600";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** nginx as a CDN: it keeps what it may, under keys with a version that is changed to purge all. */
function configuration(folder: string, port: number, site: string, version: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off; pid ${folder}/pid; error_log stderr notice; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
  access_log off;
  proxy_cache_path ${folder}/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${site};
      proxy_set_header Host $host;
      proxy_cache pages;
      proxy_cache_key "${version} $request_uri";
      add_header x-cache $upstream_cache_status;
    }
  }
}`;
}

test.skipIf(!hasNginx)(
  "a cache in front keeps pages until they are purged by version, and no answers of people",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "cdn-"));
    const site = startServer({ DATA_DIR: join(folder, "data"), CDN_SECONDS: KEPT });
    const url = new URL(await site.ready);
    const port = await freePort();
    const file = join(folder, "nginx.conf");
    writeFileSync(file, configuration(folder, port, url.host, 1));
    const nginx = spawn(NGINX, ["-c", file, "-p", folder, "-e", "stderr"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    nginx.stderr.on("data", (text) => (said += String(text)));
    const cycles = () => said.split("start worker process ").length - 1;
    onTestFinished(async () => {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    });
    await expect.poll(cycles).toBe(1);

    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { cache: response.headers.get("x-cache"), text: await response.text() };
    };
    expect((await ask("/about")).cache).toBe("MISS");
    expect((await ask("/about")).cache).toBe("HIT");
    for (const path of ["/nowhere", "/healthz", "/api/products"]) {
      await ask(path);
      expect((await ask(path)).cache, path).not.toBe("HIT");
    }

    const products: { id: string }[] = JSON.parse((await ask("/api/products")).text);
    const path = `/products/${products[0]?.id}`;
    await ask(path);
    const handle = await openDatabase({ engine: "sqlite", file: join(folder, "data/catalogue.sqlite") });
    await handle.db.transaction().execute(async (trx) => {
      await trx.updateTable("catalogue_version").set({ version: 3 }).execute();
      const changed = { name: "Changed behind the cache", changed_in: 3 };
      await trx
        .updateTable("products")
        .set(changed)
        .where("id", "=", products[0]?.id ?? "")
        .execute();
    });
    await handle.close();
    const versionOf = async () => {
      const ready: { catalogue: number } = await (await fetch(new URL("/readyz", url))).json();
      return ready.catalogue;
    };
    await expect.poll(versionOf).toBe(3);
    const stale = await ask(path);
    expect([stale.cache, stale.text.includes("Changed behind the cache")]).toEqual(["HIT", false]);
    writeFileSync(file, configuration(folder, port, url.host, await versionOf()));
    nginx.kill("SIGHUP");
    await expect.poll(async () => (await ask(path)).text.includes("Changed behind the cache")).toBe(true);
    expect((await ask(path)).cache).toBe("HIT");
  },
);
