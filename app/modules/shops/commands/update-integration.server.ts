import { z } from "zod";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { requeueHeldShopOrders } from "../db/shop-orders.server.ts";
import { findShop, readPackageTemplates, updateShop } from "../db/shops.server.ts";
import { shopRefSchema } from "../model/shop.ts";
import { type ShopSettings, shopSettingsSchema } from "../model/shop-settings.ts";
import { validateMerchant } from "./connect-with-credentials.server.ts";

const permission = listManagePermissions("integrations");

/** The mapping, name and merchant of an integration. */
export const shopUpdateSchema = shopRefSchema.extend({
  name: textSchema(100),
  merchant_id: z
    .preprocess((value) => value || null, z.uuid().nullable())
    .describe("Whose it is; without one it is the account's own"),
  settings: shopSettingsSchema,
});

/** Changes an integration. Waiting orders are decided again with the new mapping; imported ones stay as they are. */
export const updateIntegration = createCommand({
  name: "settings.integrations.update",
  permission,
  input: shopUpdateSchema,
  async run(scope, { id, version, name, merchant_id: merchantId, settings }) {
    const shop = await findShop(scope, id);
    if (!shop) return fail("not_found");
    const owner = await validateMerchant(scope, merchantId);
    if (!owner.ok) return owner;
    const known = await validateReferences(scope, settings);
    if (!known.ok) return known;
    const written = await commit(scope.db, [
      updateShop(scope, { id, expectedVersion: version }, { name, merchantId, settings }),
      requeueHeldShopOrders(scope, id),
      writeAudit(scope, "settings.integrations.update", id, { name }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.shops([id]);
    return ok({ id });
  },
});

/** Everything a mapping refers to must belong to the account; ids of other accounts look unknown. */
async function validateReferences(
  scope: Scope,
  { methods, locations, location_id: usual, packages }: ShopSettings,
): Promise<Result<null>> {
  const named = {
    shipping_methods: methods.flatMap(({ method_id }) => method_id ?? []),
    locations: [...locations.map(({ location_id }) => location_id), usual].flatMap((id) => id ?? []),
  };
  const templates = await readPackageTemplates(scope);
  const [byMethod, byLocation] = await Promise.all([
    readNames(scope, "shipping_methods", named.shipping_methods),
    readNames(scope, "locations", named.locations),
  ]);
  const unknown = [{ code: "invalid_value" }];
  if (named.shipping_methods.some((id) => !byMethod.has(id))) return failFields({ "settings.methods": unknown });
  if (named.locations.some((id) => !byLocation.has(id))) return failFields({ "settings.locations": unknown });
  return packages.some((each) => !templates.has(each.template_id))
    ? failFields({ "settings.packages": unknown })
    : ok(null);
}
