// The first line of every command: `node src/run.js dist/bin/server.js`. Plain JavaScript that old versions of Node
// understand too, because they can't read TypeScript, which the command may be (`node src/run.js src/server/dev.ts`).

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
const args = process.argv.slice(2);
const env = args[0] === "--no-env" ? args.shift() : null;
const [entry = "", ...rest] = args;
if (env === null) readSettings();
process.argv.splice(1, process.argv.length, entry, ...rest);
const nodeModule = await import("node:module");
if (entry.endsWith(".ts")) await loadTsx();
// Stack traces name the sources of what is bundled.
else nodeModule.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
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

/** Lets sources import `.tsx`: Node itself reads `.ts`, and no JSX. The compiler is the one that Vite brings. */
async function loadTsx() {
  const { createRequire, registerHooks } = nodeModule;
  const require = createRequire(import.meta.url);
  // Before the entry: while it imports Vite itself, the hook could not require the compiler.
  const compiler = createRequire(require.resolve("vite")).resolve("rolldown/utils");
  const { transformSync } = await import(require("node:url").pathToFileURL(compiler).href);
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith(".tsx")) return nextLoad(url, context);
      const file = require("node:url").fileURLToPath(url);
      const source = require("node:fs").readFileSync(file, "utf8");
      const { code, map, errors } = transformSync(file, source, {
        jsx: { runtime: "automatic" },
        sourcemap: true,
      });
      if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
      const encoded = Buffer.from(JSON.stringify(map)).toString("base64");
      const comment = `//# sourceMappingURL=data:application/json;base64,${encoded}`;
      return { format: "module", source: `${code}\n${comment}\n`, shortCircuit: true };
    },
  });
}
