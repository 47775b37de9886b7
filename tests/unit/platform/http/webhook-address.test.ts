import { expect, test } from "vitest";
import { findAddressFault, isPublicAddress } from "#app/platform/http/webhook-address.ts";
import { hostileAddresses, hostileNumbers } from "#tests/factories/hostile-addresses.ts";

const own = ["app.waybill.test"];

test("rejects 200 hostile addresses, each with its reason", () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
  expect(hostileAddresses.filter((url) => findAddressFault(url, own) === null)).toEqual([]);
});

test("accepts addresses on the public internet with any path", () => {
  for (const url of [
    "https://erp.rheinkurier.ch/hooks/waybill",
    "https://a.b.c.d.e.co.uk/?x=1",
    "https://xn--bcher-kva.ch/",
    "https://bücher.ch/eingang",
    "https://hooks.shop.com:443/in",
  ])
    expect(findAddressFault(url, own), url).toBeNull();
});

test("recognizes a name that resolves to an internal address, in every notation", () => {
  for (const address of hostileNumbers) expect(isPublicAddress(address), address).toBe(false);
  for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "93.184.216.34"])
    expect(isPublicAddress(address), address).toBe(true);
});
