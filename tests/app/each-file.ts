import { afterAll } from "vitest";
import { closeApps } from "./app-under-test.ts";

// Files share their modules, so that a hook of `app-under-test.ts` would belong to the first of them alone.
afterAll(closeApps);
