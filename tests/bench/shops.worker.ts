import { expect, test } from "vitest";
import { ShopWorld } from "#tests/worker/shops.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";

const many = 20_000;

for (const platform of ["shopify", "woocommerce"] as const)
  test(`a shop's first ${many} orders: ${platform}`, async () => {
    const world = new ShopWorld(await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" }));
    const shop = platform === "shopify" ? world.shopify : world.woo;
    const placed = world.now;
    for (let count = 0; count < many; count += 1) {
      world.now = placed - 20 * 86_400_000 + count * 60_000;
      shop.place();
    }
    world.now = placed;
    await world.connect(platform);
    const began = performance.now();
    const moved = world.now;
    await world.run();
    const seconds = (performance.now() - began) / 1000;
    expect(await world.taken()).toHaveLength(many);
    const points = platform === "shopify" ? `, ${world.shopify.points} points of its bucket` : "";
    const waited = Math.round((world.now - moved) / 60_000);
    console.log(
      `${platform}: ${many} orders in ${(seconds / 60).toFixed(1)} min here, ${shop.calls} calls${points}; ${waited} min of waiting that the shop asks for`,
    );
  });
