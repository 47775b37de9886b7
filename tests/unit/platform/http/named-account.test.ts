import { expect, test } from "vitest";
import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { keepNamedAccount, readNamedAccount } from "#app/platform/http/named-account.server.ts";

const read = (path: string, headers: Record<string, string> = {}) => {
  const { request, named } = readNamedAccount(new Request(`https://waybill.test${path}`, { headers }));
  return [request.url.replace("https://waybill.test", ""), request.headers.get("account"), named];
};

test("a path puts its account beside its own parameters and before its anchor", () => {
  expect(nameAccount("/", "a")).toBe("/?account=a");
  expect(nameAccount("/orders?page=2", "a")).toBe("/orders?page=2&account=a");
  expect(nameAccount("/orders?account=b#top", "a")).toBe("/orders?account=a#top");
  expect(nameAccount("/profile", "")).toBe("/profile?account=");
});

test("the parameter becomes the header and is hidden from the handlers", () => {
  expect(read("/orders?page=2&account=a")).toEqual(["/orders?page=2", "a", "a"]);
  expect(read("/orders?page=2", { account: "a" })).toEqual(["/orders?page=2", "a", null]);
  expect(read("/orders.data?account=a", { account: "a" })).toEqual(["/orders.data", "a", "a"]);
  expect(read("/profile?account=")).toEqual(["/profile", null, null]);
});

test("two accounts are rejected, and an API token selects its own account", () => {
  expect(read("/orders.data?account=b", { account: "a" })[1]).toBe("a, b");
  expect(read("/api/orders?account=a", { authorization: "Bearer wb_x" })).toEqual([
    "/api/orders?account=a",
    null,
    null,
  ]);
});

test("a redirect keeps the request's account, unless it names one itself or goes to sign-in", () => {
  const lead = (to: string, named: string | null) =>
    keepNamedAccount(new Response(null, { status: 302, headers: { Location: to } }), named).headers.get("Location");
  expect(lead("/shipments/deliveries?status=1", "a")).toBe("/shipments/deliveries?status=1&account=a");
  expect(lead("/?account=b", "a")).toBe("/?account=b");
  expect(lead("/login?to=%2Forders", "a")).toBe("/login?to=%2Forders");
  expect(lead("https://shop.example/grant", "a")).toBe("https://shop.example/grant");
  expect(lead("/orders", null)).toBe("/orders");
});
