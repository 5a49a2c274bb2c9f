import { expect, test, vi } from "vitest";
import { createClientAddress, networkOf, organisationOf, readIp } from "./client-address.ts";
import type { TrustedProxies } from "../env.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (forwarded?: string) =>
  new Request("http://shop.test/", {
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

const hops = (count: number): TrustedProxies => ({ hops: count });
const networks = (...list: string[]): TrustedProxies => ({ networks: list });

test.each<[string | undefined, string, TrustedProxies, string]>([
  [undefined, "192.0.2.1", hops(1), "192.0.2.1"],
  ["203.0.113.5", "10.0.0.1", hops(1), "203.0.113.5"],
  ["1.1.1.1, 203.0.113.5", "10.0.0.1", hops(1), "203.0.113.5"],
  ["1.1.1.1, 203.0.113.5, 10.0.0.2", "10.0.0.1", hops(2), "203.0.113.5"],
  ["203.0.113.5", "10.0.0.1", hops(2), "203.0.113.5"],
  ["203.0.113.5", "10.0.0.1", hops(0), "10.0.0.1"],
  ["not an address", "10.0.0.1", hops(1), "10.0.0.1"],
  ["203.0.113.5, nonsense, 10.0.0.2", "10.0.0.1", hops(3), "10.0.0.2"],
  ["2001:db8::1", "10.0.0.1", hops(1), "2001:db8::1"],
  ["203.0.113.5:4711", "10.0.0.1", hops(1), "203.0.113.5"],
  ["[2001:db8::1]:4711", "10.0.0.1", hops(1), "2001:db8::1"],
  [undefined, "::ffff:192.0.2.1", hops(0), "192.0.2.1"],
  ["1.1.1.1, 203.0.113.5, 198.51.100.9", "10.0.0.1", networks("10.0.0.0/8", "198.51.100.9"), "203.0.113.5"],
  ["203.0.113.5", "192.0.2.1", networks("10.0.0.0/8"), "192.0.2.1"],
  ["2001:db8::1", "fd00::7", networks("fd00::/8"), "2001:db8::1"],
  ["10.0.0.3", "10.0.0.1", networks("10.0.0.0/8"), "10.0.0.3"],
])("forwarded for %j by %s (trusted: %j) is %s", (forwarded, socket, proxies, address) => {
  const addressOf = createClientAddress(proxies, () => undefined);
  expect(addressOf(request(forwarded), from(socket))).toBe(address);
});

test("without a socket the address is unknown", () => {
  expect(createClientAddress(hops(0), () => undefined)(request(), undefined)).toBe("0.0.0.0");
});

test("a trusted proxy's header that is missing or unreadable is reported once, not for every request", () => {
  const onUnreadable = vi.fn();
  const addressOf = createClientAddress(hops(1), onUnreadable);
  addressOf(request("203.0.113.5:4711"), from("10.0.0.1"));
  expect(onUnreadable).not.toHaveBeenCalled();
  for (let n = 0; n < 3; n++) {
    addressOf(request("unknown"), from("10.0.0.1"));
    addressOf(request(), from("10.0.0.1"));
  }
  expect(onUnreadable).toHaveBeenCalledTimes(1);
});

test.each([
  [" 192.0.2.1 ", "192.0.2.1"],
  ['"[2001:db8::1]:80"', "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["[::ffff:192.0.2.1]:80", "192.0.2.1"],
  ["192.0.2.1:", null],
  ["192.0.2.256:80", null],
  ["shop.example:80", null],
  ["unknown", null],
  ["", null],
])("%j is read as %s", (text, address) => {
  expect(readIp(text)).toBe(address);
});

test.each([
  ["192.0.2.77", "192.0.2.0/24", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64", "2001:0db8:0001::/48"],
  ["2001:db8::1", "2001:0db8:0000:0000::/64", "2001:0db8:0000::/48"],
])("the network of %s is %s, its organisation's %s", (address, network, organisation) => {
  expect(networkOf(address)).toBe(network);
  expect(organisationOf(address)).toBe(organisation);
});
