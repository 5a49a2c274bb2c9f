import * as v from "valibot";

const decodes = (text: string) => {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
};

/** Whether user and password of an address can be read, and there is a host where one is needed. */
function isReadable(given: string, needsHost: boolean): boolean {
  if (!URL.canParse(given)) return false;
  const { username, password, hostname } = new URL(given);
  return (
    (username === "" || decodes(username)) &&
    (password === "" || decodes(password)) &&
    (hostname !== "" || !needsHost)
  );
}

/** A setting that is an address with one of these protocols, or null where there is none. */
export const url = (protocols: readonly string[], message: string, { needsHost = false } = {}) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((given) => protocols.some((protocol) => given.startsWith(`${protocol}//`)), message),
        v.check(
          (given) => isReadable(given, needsHost),
          "can't be read: signs such as / # % in its user or password are written as %2F %23 %25",
        ),
      ),
    ),
    null,
  );
