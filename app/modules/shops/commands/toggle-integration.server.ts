import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { deleteShop, findShop, type ShopRecord, updateShop } from "../db/shops.server.ts";
import type { ShopState } from "../model/shop.enums.ts";
import { shopCredentialsSchema, shopRefSchema } from "../model/shop.ts";

const permission = listManagePermissions("integrations");

/** A person pauses it, or has it go on: what the shop did meanwhile is polled. */
const createToggleCommand = (word: "activate" | "deactivate", from: ShopState, to: ShopState) =>
  createCommand({
    name: `settings.integrations.${word}`,
    permission,
    input: shopRefSchema,
    async run(scope, { id, version }) {
      const shop = await findShop(scope, id);
      if (!shop) return fail("not_found");
      if (shop.state !== from) return fail("illegal_transition");
      const written = await commit(scope.db, [
        updateShop(scope, { id, seen: version }, { state: to, pollAt: now(scope), leasedUntil: null }),
        writeAudit(scope, `settings.integrations.${word}`, id, { name: shop.name }),
      ]);
      if (!written.ok) return written;
      if (to === "active") await scope.ports.wake.shops([id]);
      return ok({ id });
    },
  });

export const pauseShop = createToggleCommand("deactivate", "active", "paused");
export const resumeShop = createToggleCommand("activate", "paused", "active");

/** Takes an integration away, and our subscriptions in the shop where it still lets us in. Orders that came in stay. */
export const disconnectShop = createCommand({
  name: "settings.integrations.disconnect",
  permission,
  input: shopRefSchema,
  async run(scope, { id, version }) {
    const shop = await findShop(scope, id);
    if (!shop) return fail("not_found");
    if (shop.version !== version) return fail("lost_race");
    await removeSubscriptions(scope, shop);
    const written = await commit(scope.db, [
      ...deleteShop(scope, shop),
      writeAudit(scope, "settings.integrations.disconnect", id, { name: shop.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** A shop that does not answer keeps subscriptions that nobody takes any more: their address is gone. */
async function removeSubscriptions({ ports }: Scope, shop: ShopRecord): Promise<void> {
  if (!ports.vault || shop.state === "inactive") return;
  const credentials = shopCredentialsSchema.parse(JSON.parse(await ports.vault.open(shop.credentials)));
  const client = ports.openShop({ ...shop, statuses: [], credentials, storeCredentials: async () => {} });
  await client.unhook(`${ports.origin}/api/shops/${shop.id}/events`).catch(() => {});
}
