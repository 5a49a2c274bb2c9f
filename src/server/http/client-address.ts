import { BlockList, isIP } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { TrustedProxies } from "../env.ts";

/** What `@hono/node-server` passes beside the request, as far as it is used here. */
export type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

const UNKNOWN = "0.0.0.0";

/** How long until a proxy's unreadable header is logged again, in milliseconds. */
const LOG_AGAIN_AFTER = 3_600_000;

/**
 * An address as sockets and proxies write it: alone, in quotes, with a port (`192.0.2.1:4711`, `[2001:db8::1]:80`)
 * or a zone; null for anything else. IPv4 in IPv6 is the IPv4 address.
 */
export function readIp(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const [, inBrackets, withPort] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(bare) ?? [];
  const address = (inBrackets ?? withPort ?? bare).replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address : null;
}

/** Which addresses are trusted proxies: by position counted from the own socket (0), or by network. */
function trustOf(proxies: TrustedProxies): (address: string, position: number) => boolean {
  if ("hops" in proxies) return (_, position) => position < proxies.hops;
  const list = new BlockList();
  for (const network of proxies.networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Whether a request came directly from a trusted proxy, so that its headers can be trusted too. */
export function createFromProxy(proxies: TrustedProxies): (bindings: Bindings | undefined) => boolean {
  const isTrusted = trustOf(proxies);
  return (bindings) => isTrusted(socketAddress(bindings), 0);
}

/** Whether a request came from this machine: from a local program, or from a proxy on it on behalf of anybody. */
export function isLoopback(bindings: Bindings | undefined): boolean {
  return /^(?:127\.|::1$)/.test(socketAddress(bindings));
}

/** Whether a request has any of the headers that proxies add. */
export function cameThroughProxy({ headers }: Request): boolean {
  return ["x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via"].some((name) =>
    headers.has(name),
  );
}

function socketAddress(bindings: Bindings | undefined): string {
  return readIp(bindings?.incoming?.socket?.remoteAddress ?? "") ?? UNKNOWN;
}

/** Finds the visitor's address of a request. */
type ClientAddress = (request: Request, bindings: Bindings | undefined) => string;

/**
 * Reads visitors' addresses behind trusted proxies. X-Forwarded-For is read from its end, the only part that a trusted
 * proxy wrote, until an address that is no trusted proxy; anyone can have written what comes before. Where the header
 * is missing or can't be read, the last proxy counts as the visitor, and `onUnreadable` is called at most once an
 * hour.
 */
export function createClientAddress(proxies: TrustedProxies, onUnreadable: () => void): ClientAddress {
  const isTrusted = trustOf(proxies);
  let loggedAt = Number.NEGATIVE_INFINITY;
  const unreadable = () => {
    if (performance.now() - loggedAt < LOG_AGAIN_AFTER) return;
    loggedAt = performance.now();
    onUnreadable();
  };

  return (request, bindings) => {
    let client = socketAddress(bindings);
    if (!isTrusted(client, 0)) return client;
    const entries = (request.headers.get("x-forwarded-for") ?? "").split(",").toReversed();
    for (const [index, entry] of entries.entries()) {
      const address = readIp(entry);
      if (address === null) {
        unreadable();
        return client;
      }
      client = address;
      if (!isTrusted(client, index + 1)) return client;
    }
    return client;
  };
}

/** The network that an address belongs to: /24 of IPv4, /64 of IPv6 (what one subscriber is given). */
export function networkOf(address: string): string {
  if (isIP(address) === 6) return `${firstGroups(address, 4)}::/64`;
  return `${address.split(".").slice(0, 3).join(".")}.0/24`;
}

/** The network that an organisation is given: /24 of IPv4, /48 of IPv6, which is 65,536 networks of a subscriber. */
export function organisationOf(address: string): string {
  return isIP(address) === 6 ? `${firstGroups(address, 3)}::/48` : networkOf(address);
}

function firstGroups(address: string, count: number): string {
  return expandIPv6(address).split(":").slice(0, count).join(":");
}
