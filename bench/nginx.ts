import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { end } from "./processes.ts";

/** A page as a file: its path, its headers but those that nginx makes itself, and its body plain and as gzip. */
export type FilePage = {
  path: string;
  type: string;
  headers: readonly [string, string][];
  plain: Uint8Array;
  gzip: Uint8Array;
};

/** Whether nginx is here, and can send files that were compressed ahead. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-V"]).stderr?.includes("--with-http_gzip_static_module") ?? false;
}

const location = (folder: string, { path, type, headers }: FilePage, n: number) => `
  location = ${path} {
    types {}
    default_type "${type}";
    root ${folder};
    try_files /${n}.html =404;
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join("\n    ")}
    add_header x-request-id $request_id;
  }`;

const configuration = (folder: string, port: number, pages: readonly FilePage[]) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  access_log ${folder}/access;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${port};
${pages.map((page, n) => location(folder, page, n)).join("\n")}
  }
}
`;

/** Serves these pages in one process, as one worker does: a master that is killed would leave its worker behind. */
export async function startNginx(
  folder: string,
  port: number,
  pages: readonly FilePage[],
): Promise<ChildProcess> {
  for (const [n, { plain, gzip }] of pages.entries()) {
    writeFileSync(join(folder, `${n}.html`), plain);
    writeFileSync(join(folder, `${n}.html.gz`), gzip);
  }
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, port, pages));
  const child = spawn("nginx", ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 200; tries++) {
    if (existsSync(join(folder, "pid"))) return child;
    await after(20);
  }
  await end(child);
  throw new Error(`nginx has not started: ${readFileSync(join(folder, "errors"), "utf8")}`);
}
