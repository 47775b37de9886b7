import { expect, test } from "vitest";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { PointBucket } from "#tests/fakes/shopify-graphql.ts";
import { syncShop } from "#workers/shops/sync-shop.ts";
import { ShopWorld } from "../shops.ts";
import { createTestWorkspace } from "../workspace.ts";

test("a shop that makes us wait for its points gives way to other shops, and its webhooks to its statuses", async () => {
  const world = new ShopWorld(await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" }));
  const { shopify, woo } = world;
  const id = await world.connect("shopify");
  await world.connect("woocommerce");
  await world.run();
  for (let count = 0; count < 80; count += 1) shopify.place();
  woo.place();
  await world.deliver();
  // Shopify has reduced its limits.
  shopify.bucket = new PointBucket(10);
  const began = world.now;
  await syncShop(world.app, id);
  expect(world.now - began).toBeLessThan(40 * second);
  const calls = woo.calls;
  await world.run();
  expect(woo.calls).toBeGreaterThan(calls);
  expect(await world.taken()).toHaveLength(81);
});
