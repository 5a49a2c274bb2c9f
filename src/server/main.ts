import cluster from "node:cluster";
import { ConfigError, type Environment, readEnvironment } from "./env.ts";

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const environment = settings();
// Loaded only where it runs: a process that supervises others has none of what serves the site.
if (environment.workers > 1 && cluster.isPrimary) {
  const { supervise } = await import("./workers/supervise.ts");
  supervise(environment);
} else {
  const { start } = await import("./start.ts");
  await start(environment);
}
