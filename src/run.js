// The first line of every command: `node src/run.js src/server/main.ts`. Plain JavaScript that old versions of Node
// understand too, because they can't read the TypeScript that does the work.

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 8)) {
  process.stderr.write(
    `This needs Node 24 (22.18 or newer will do), and this is ${process.version}. On Linux with glibc (Debian, Ubuntu; ` +
      "x64 and arm64) `npm ci` installs it as one of the packages, unless optional packages are left out; elsewhere " +
      "install Node 24 first.\n",
  );
  process.exit(1);
}

// Without an entry only this check.
if (process.argv.length === 2) process.exit(0);

const root = new URL("../", import.meta.url);
const words = process.argv.slice(2);
const env = words[0] === "--no-env" ? words.shift() : null;
const [entry = "", ...rest] = words;
if (env === null) readSettings();
process.argv.splice(1, process.argv.length, entry, ...rest);
await import(new URL(entry, root).href);

/** Adds the settings of the file `.env` beside package.json, where there is one, to those of the environment. */
function readSettings() {
  try {
    process.loadEnvFile(new URL(".env", root));
  } catch (error) {
    if (error.code === "ENOENT") return;
    process.stderr.write(`The file .env can't be read: ${error.message}.\n`);
    process.exit(1);
  }
}
