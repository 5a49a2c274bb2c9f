import { createIsomorphicFn } from "@tanstack/react-start";
import { setResponseStatus } from "@tanstack/react-start/server";

/** Gives the page that is being rendered the status 404; nothing happens in the browser. */
export const answerNotFound: () => void = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => undefined);
