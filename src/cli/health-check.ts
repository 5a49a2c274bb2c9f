import { ConfigError, readEnvironment } from "../server/env.ts";

/** Ends with 0 when the site of these settings answers, else with 1: the health check of a container. */
async function answers(): Promise<boolean> {
  const { port } = readEnvironment(process.env);
  const signal = AbortSignal.timeout(4000);
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch(() => null);
  return answer?.ok ?? false;
}

try {
  process.exitCode = (await answers()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
