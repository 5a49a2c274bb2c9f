import { getRouteApi } from "@tanstack/react-router";

const root = getRouteApi("__root__");

/**
 * The address of a picture or film that a page names itself, such as `scenes/about.avif`; null where there is
 * no such file, so that nobody asks for it in vain.
 */
export function useMedia(name: string): string | null {
  return root.useLoaderData().media[name] ?? null;
}
