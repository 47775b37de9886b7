import { updateIntegration } from "#app/modules/shops/commands/update-integration.server.ts";
import { readShops } from "#app/modules/shops/db/shops.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Changes some of a shop's settings as its screen does. */
export async function changeShop(scope: Scope, id: string, settings: object, more: object = {}): Promise<void> {
  const [shop] = await readShops(scope, id);
  if (!shop) throw new Error(`no shop ${id}`);
  const { version, name, merchant_id } = shop;
  const input = { id, version, name, merchant_id, settings: { ...shop.settings, ...settings }, ...more };
  const done = await updateIntegration.execute(scope, input);
  if (!done.ok) throw new Error(JSON.stringify(done.failure));
}
