import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { insertMerchant, readMerchants, updateMerchant } from "#app/data/settings/merchants.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { normalisePhone } from "#app/domain/kernel/phone.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/domain/kernel/result.ts";
import { type MerchantInput, merchantSchema } from "#app/domain/merchants/merchant.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

const rule = {
  permission: ["settings", "settings.merchants", "settings.merchants.manage"],
  feature: "vendor_management",
  subscription: true,
} as const;

/** A new merchant. */
export const createMerchant = command({
  name: "settings.merchants.create",
  ...rule,
  input: merchantSchema,
  async run(scope, input) {
    const checked = await check(scope, input, null);
    if (!checked.ok) return checked;
    const id = newId(scope);
    const log = audit(scope, "settings.merchants.create", id, { name: input.name });
    const written = await commit(scope.db, [insertMerchant(scope, id, checked.value), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a merchant anew; `version` is the one that was seen. One with a portal cannot become managed. */
export const updateMerchants = command({
  name: "settings.merchants.update",
  ...rule,
  input: merchantSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readMerchants(scope, [id]);
    if (!found) return fail("not_found");
    if (input.managed && (found.connection === "accepted" || found.connection === "invited"))
      return failFields({ managed: [{ code: "merchant_has_portal" }] });
    const checked = await check(scope, input, id);
    if (!checked.ok) return checked;
    const log = audit(scope, "settings.merchants.update", id, { name: input.name });
    const update = updateMerchant(scope, id, version, checked.value);
    const written = await commit(scope.db, [update, log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** The name is free, the phone can be dialled, methods and locations are the account's own. */
async function check(scope: Scope, input: MerchantInput, except: string | null): Promise<Result<MerchantInput>> {
  const used = await usedFields(scope, "merchants", [{ path: "name", value: input.name }], except);
  if (used) return used;
  const fields: Record<string, Issue[]> = {};
  const phone = input.phone ? normalisePhone(input.phone, scope.account.country) : undefined;
  if (phone === null) fields.phone = [{ code: "phone_invalid" }];
  const [methods, places] = await Promise.all([
    readShippingMethods(scope, input.shipping_methods),
    readLocations(scope, input.locations),
  ]);
  if (methods.length < new Set(input.shipping_methods).size) fields.shipping_methods = [{ code: "invalid_value" }];
  if (places.length < new Set(input.locations).size) fields.locations = [{ code: "invalid_value" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : ok({ ...input, phone: phone ?? undefined });
}
