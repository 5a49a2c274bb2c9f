import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk in memory that can be filled. */
export type SmallDisk = {
  folder: string;
  /** Fills it to its last byte. */
  fill(): void;
  /** Takes the filling away again. */
  makeRoom(): void;
  unmount(): void;
};

/** Mounts a tmpfs of this size, such as `24m`. Throws where this user may not. */
export function mountSmallDisk(size: string): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "ignore" });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      for (let step = 1 << 20; step >= 1; step >>= 1) writeUntilFull(file, step);
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    unmount() {
      execFileSync("umount", [folder]);
      rmdirSync(folder);
    },
  };
}

function writeUntilFull(file: number, step: number): void {
  try {
    for (;;) writeSync(file, Buffer.alloc(step));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

/** Whether this user may mount a small disk; says so loudly when not. */
export function canMountDisks(): boolean {
  try {
    mountSmallDisk("1m").unmount();
    return true;
  } catch {
    console.warn("\nNOT TESTED: the full disk needs a small tmpfs, and mounting one needs root.\n");
    return false;
  }
}
