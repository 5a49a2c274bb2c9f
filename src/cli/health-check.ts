import { readEnvironment } from "../server/env.ts";

/** Ends with 0 when the site of these settings answers, else with 1: the health check of a container. */
const { port } = readEnvironment(process.env);
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exitCode = answer?.ok ? 0 : 1;
