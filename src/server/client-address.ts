import { isIP } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

/** What `@hono/node-server` hands to the app beside the request, as far as we use it. */
export type Bindings = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

const UNKNOWN = "0.0.0.0";

function plainAddress(text: string): string | null {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address : null;
}

/**
 * The visitor's address. Behind our own proxy it is the right-most entry of X-Forwarded-For, the only one that
 * the proxy wrote itself; without one the header is anybody's claim and is not read.
 */
export function clientAddress(request: Request, bindings: Bindings | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1) : undefined;
  const socket = bindings?.incoming?.socket?.remoteAddress;
  return plainAddress(forwarded ?? "") ?? plainAddress(socket ?? "") ?? UNKNOWN;
}

/** The network that an address belongs to: /24 of IPv4, /64 of IPv6 (what one subscriber is given). */
export function networkOf(address: string): string {
  if (isIP(address) === 6) return `${expandIPv6(address).split(":").slice(0, 4).join(":")}::/64`;
  return `${address.split(".").slice(0, 3).join(".")}.0/24`;
}
