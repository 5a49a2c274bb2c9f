import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NGINX } from "../support/programs.ts";
import { sampleInquiry } from "../support/sample-inquiry.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const SAMPLE = readFileSync(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
const HOST = "www.example.com";
const CANNED = { ...sampleInquiry, name: "Layla Haddad", message: "Through the proxy" };

const hasNginx = existsSync(NGINX);
if (!hasNginx) console.warn("NOT TESTED: deploy/nginx.conf (nginx is not installed)");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

describe.skipIf(!hasNginx)("the site behind deploy/nginx.conf", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const inFolder = (name: string) => join(folder, name);
  let site: ServerProcess;
  let nginx: ChildProcess;
  let ports = { http: 0, https: 0 };
  let ca = "";

  beforeAll(async () => {
    site = startServer({
      DATA_DIR: inFolder("data"),
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: "1",
    });
    const upstream = new URL(await site.ready);
    ports = { http: await freePort(), https: await freePort() };
    const key = [
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-keyout",
      inFolder("key"),
    ];
    const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
    execFileSync("openssl", ["req", "-x509", ...key, "-out", inFolder("cert"), ...names], {
      stdio: "ignore",
    });
    ca = readFileSync(inFolder("cert"), "utf8");

    // Only what belongs to a machine is replaced: addresses, files and folders.
    const sample = SAMPLE.replace("127.0.0.1:3000", upstream.host)
      .replaceAll(/^ *listen \[::\].*\n/gm, "")
      .replace("listen 80;", `listen 127.0.0.1:${ports.http};`)
      .replace("listen 443 ", `listen 127.0.0.1:${ports.https} `)
      .replace(/ssl_certificate .+;/, `ssl_certificate ${inFolder("cert")};`)
      .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${inFolder("key")};`)
      .replace("/var/log/nginx/site.log", inFolder("access.log"));
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${inFolder(name)};`)
      .join("\n");
    writeFileSync(
      inFolder("nginx.conf"),
      `daemon off; pid ${inFolder("pid")}; error_log stderr notice; ${process.getuid?.() === 0 ? "user root;" : ""}\nevents {}\nhttp {\ndefault_type application/octet-stream;\n${temporary}\n${sample}\n}\n`,
    );
    nginx = spawn(NGINX, ["-c", inFolder("nginx.conf"), "-p", folder, "-e", "stderr"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    while (!said.includes("start worker process ")) {
      const [chunk] = await Promise.race([
        once(nginx.stderr ?? nginx, "data"),
        once(nginx, "close").then(() => Promise.reject(new Error(`nginx ended: ${said}`))),
      ]);
      said += String(chunk);
    }
  });

  afterAll(async () => {
    for (const child of [nginx, site?.child]) {
      if (!child || child.exitCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });

  type Sent = { method?: string; headers?: Record<string, string>; body?: string };
  const ask = async (path: string, { method = "GET", headers = {}, body = "" }: Sent = {}) => {
    const asked = request({
      host: "127.0.0.1",
      port: ports.https,
      path,
      method,
      ca,
      servername: HOST,
      headers: { host: HOST, ...headers },
    }).end(body);
    const [response] = await once(asked, "response");
    let text = "";
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode, headers: response.headers, text };
  };

  test("plain http is redirected to the public address", async () => {
    const response = await fetch(`http://127.0.0.1:${ports.http}/products?page=2`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      `https://${HOST}/products?page=2`,
    ]);
  });

  test("pages come over TLS with HSTS and the public address as canonical, unchanged ones as 304", async () => {
    const page = await ask("/about");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    expect(page.text).toContain(`https://${HOST}/about`);
    expect(page.headers["server"]).toBe("nginx");
    const again = await ask("/about", { headers: { "if-none-match": String(page.headers["etag"]) } });
    expect(again.status).toBe(304);
    expect((await ask("/about", { headers: { "accept-encoding": "br" } })).headers["content-encoding"]).toBe(
      "br",
    );
  });

  test("HTTP/2 is spoken", async () => {
    const session = connectHttp2(`https://${HOST}:${ports.https}`, {
      ca,
      host: "127.0.0.1",
      lookup: toLoopback,
    });
    const stream = session.request({ ":path": "/healthz", ":authority": HOST });
    const [headers] = await once(stream, "response");
    expect(headers[":status"]).toBe(200);
    stream.resume();
    await once(stream, "close");
    session.close();
  });

  test("forms are taken from the public address with and without scripts, and from nowhere else", async () => {
    const json = (origin: string) =>
      ask("/api/inquiries", {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body: JSON.stringify(CANNED),
      });
    expect((await json(`https://${HOST}`)).status).toBe(201);
    expect((await json("https://evil.example")).status).toBe(403);
    const { firstName, lastName, email, phone, company, category, message } = sampleInquiry;
    const fields = { firstName, lastName, email, phone, company, category, message };
    const plain = await ask("/contact", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: `https://${HOST}` },
      body: new URLSearchParams(fields).toString(),
    });
    expect([plain.status, plain.headers.location]).toEqual([303, expect.stringMatching(/^\/contact\?sent=/)]);
  });

  test("one id joins the two logs, and no visitor chooses it", async () => {
    const { headers } = await ask("/healthz", { headers: { "x-request-id": "chosen-by-a-visitor" } });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    const { headers: listed } = await ask("/products");
    await site.logged(new RegExp(`"request":"${listed["x-request-id"]}"`));
    const access = readFileSync(inFolder("access.log"), "utf8");
    expect(access).toContain(` ${listed["x-request-id"]} [`);
  });

  test("what is for the operator is not shown to the world", async () => {
    expect((await ask("/metrics")).status).toBe(404);
    expect((await ask("/readyz")).status).toBe(404);
    expect((await ask("/healthz")).status).toBe(200);
  });

  function toLoopback(
    _name: string,
    _options: object,
    found: (error: null, address: string, family: number) => void,
  ): void {
    found(null, "127.0.0.1", 4);
  }
});
