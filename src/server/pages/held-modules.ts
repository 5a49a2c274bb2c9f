import { readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Loads all modules of a folder, so that they can import each other later although a newer build has replaced their
 * files. Node looks for a file also where its module is loaded, unless it is told where that is.
 */
export async function holdModules(folder: string): Promise<void> {
  const base = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.startsWith(".") || !context.parentURL?.startsWith(base)) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    },
  });
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
}
