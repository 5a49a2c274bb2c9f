import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = () => mkdtempSync(join(folder, "f-"));

const RUN = join(import.meta.dirname, "../run.js");

const run = (script: "backup" | "restore", env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [RUN, "--no-env", `src/cli/${script}.ts`, ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });

test("documents and pictures come with a backup and back with it, and take room once", async () => {
  const dataDir = newFolder();
  const env = { DATA_DIR: dataDir };
  const handle = await openDatabase({ engine: "sqlite", file: join(dataDir, "catalogue.sqlite") });
  await migrate(handle);
  await handle.close();
  const documents = join(dataDir, "documents");
  mkdirSync(join(documents, "sds"), { recursive: true });
  writeFileSync(join(documents, "sds/a.pdf"), "%PDF-first");
  writeFileSync(join(documents, "b.pdf"), "%PDF-b");

  const uploaded = join(dataDir, "pictures/uploaded");
  mkdirSync(uploaded, { recursive: true });
  writeFileSync(join(uploaded, "a.avif"), "picture");
  writeFileSync(join(uploaded, ".b.half"), "being written");

  const backups = newFolder();
  // An earlier backup of the same documents.
  const earlier = join(backups, "catalogue-20200101T030000Z.documents");
  cpSync(documents, earlier, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(earlier, "b.pdf"), "%PDF-older");
  writeFileSync(join(backups, "catalogue-20200101T030000Z.sqlite"), "");
  const { stdout } = run("backup", env, backups);
  expect(stdout).toContain("Wrote 2 documents to ");
  expect(stdout).toContain("Wrote 1 picture to ");
  const file = join(
    backups,
    readdirSync(backups).find((name) => /^catalogue-(?!2020).*\.sqlite$/.test(name)) ?? "",
  );
  const folderOf = file.replace(".sqlite", ".documents");
  expect(statSync(folderOf).mode & 0o077).toBe(0);
  expect(statSync(join(folderOf, "sds/a.pdf")).ino).toBe(statSync(join(earlier, "sds/a.pdf")).ino);
  expect(readFileSync(join(folderOf, "b.pdf"), "utf8")).toBe("%PDF-b");

  expect(readdirSync(join(file.replace(".sqlite", ".pictures"), "uploaded"))).toEqual(["a.avif"]);
  writeFileSync(join(documents, "sds/a.pdf"), "%PDF-second");
  rmSync(join(uploaded, "a.avif"));
  const restored = run("restore", env, file, "--force");
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(join(documents, "sds/a.pdf"), "utf8")).toBe("%PDF-first");
  const [, before = ""] = /The documents from before are in (.+)\.\n/.exec(restored.stdout) ?? [];
  expect(readFileSync(join(before, "sds/a.pdf"), "utf8")).toBe("%PDF-second");
  expect(readFileSync(join(uploaded, "a.avif"), "utf8")).toBe("picture");
  // What is changed in the restored folder leaves the backup as it is.
  writeFileSync(join(documents, "sds/a.pdf"), "%PDF-third");
  expect(readFileSync(join(folderOf, "sds/a.pdf"), "utf8")).toBe("%PDF-first");

  // A backup is named by its second; this one was taken before.
  const before2022 = join(backups, "catalogue-20220101T030000Z");
  renameSync(file, `${before2022}.sqlite`);
  renameSync(folderOf, `${before2022}.documents`);
  renameSync(folderOf.replace(".documents", ".pictures"), `${before2022}.pictures`);
  expect(run("backup", env, backups, "--keep", "1")).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(backups)).toHaveLength(3);
});
