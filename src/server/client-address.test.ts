import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const request = (forwarded?: string) =>
  new Request("http://shop.test/", {
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  });

test.each([
  [undefined, "192.0.2.1", true, "192.0.2.1"],
  ["203.0.113.5", "10.0.0.1", true, "203.0.113.5"],
  ["1.1.1.1, 203.0.113.5", "10.0.0.1", true, "203.0.113.5"],
  ["203.0.113.5", "10.0.0.1", false, "10.0.0.1"],
  ["not an address", "10.0.0.1", true, "10.0.0.1"],
  ["2001:db8::1", "10.0.0.1", true, "2001:db8::1"],
  [undefined, "::ffff:192.0.2.1", false, "192.0.2.1"],
])("forwarded for %j by %s (trusted: %s) is %s", (forwarded, socket, trust, address) => {
  expect(clientAddress(request(forwarded), from(socket), trust)).toBe(address);
});

test("without a socket the address is unknown", () => {
  expect(clientAddress(request(), undefined, false)).toBe("0.0.0.0");
});

test.each([
  ["192.0.2.77", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
  ["2001:db8::1", "2001:0db8:0000:0000::/64"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
