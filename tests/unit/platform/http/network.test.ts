import fc from "fast-check";
import { expect, test } from "vitest";
import { getNetwork } from "#app/platform/http/client-address.server.ts";

test("an IPv4 address counts alone, IPv6 by its /64, in any notation", () => {
  const cases: [string, string][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["local", "local"],
  ];
  for (const [address, network] of cases) expect([address, getNetwork(address)]).toEqual([address, network]);
});

test("two addresses in one /64 are equal, in two /64s different", () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((each) => each.join(":"));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(getNetwork(`${network}:${one}`)).toBe(getNetwork(`${network}:${other}`));
    }),
  );
  fc.assert(
    fc.property(half, half, half, (network, foreign, host) => {
      fc.pre(network !== foreign);
      expect(getNetwork(`${network}:${host}`)).not.toBe(getNetwork(`${foreign}:${host}`));
    }),
  );
});
