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

/** Pauses or resumes an integration. After resuming, the next poll reads what changed meanwhile. */
const createToggleCommand = (verb: "activate" | "deactivate", from: ShopState, to: ShopState) =>
  createCommand({
    name: `settings.integrations.${verb}`,
    permission,
    input: shopRefSchema,
    async run(scope, { id, version }) {
      const shop = await findShop(scope, id);
      if (!shop) return fail("not_found");
      if (shop.state !== from) return fail("illegal_transition");
      const written = await commit(scope.db, [
        updateShop(scope, { id, expectedVersion: version }, { state: to, pollAt: now(scope), leasedUntil: null }),
        writeAudit(scope, `settings.integrations.${verb}`, id, { name: shop.name }),
      ]);
      if (!written.ok) return written;
      if (to === "active") await scope.ports.wake.shops([id]);
      return ok({ id });
    },
  });

export const pauseShop = createToggleCommand("deactivate", "active", "paused");
export const resumeShop = createToggleCommand("activate", "paused", "active");

/** Deletes an integration, and our webhooks in the shop if it still grants access. Imported orders stay. */
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

/** Webhooks that an unreachable shop keeps are harmless: their URL no longer exists. */
async function removeSubscriptions({ ports }: Scope, shop: ShopRecord): Promise<void> {
  if (!ports.vault || shop.state === "inactive") return;
  const credentials = shopCredentialsSchema.parse(JSON.parse(await ports.vault.open(shop.credentials)));
  const client = ports.openShop({ ...shop, statuses: [], credentials, storeCredentials: async () => {} });
  await client.unhook(`${ports.origin}/api/shops/${shop.id}/events`).catch(() => {});
}
