import { z } from "zod";
import { commit } from "#app/data/kernel/commit.server.ts";
import { newId, type Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { audit } from "#app/data/settings/catalogue.writes.server.ts";
import {
  insertShippingMethod,
  readShippingMethods,
  updateShippingMethod,
} from "#app/data/settings/shipping-methods.server.ts";
import { readOwnZones } from "#app/data/zones/zone-choices.reads.server.ts";
import { type ShippingMethodInput, shippingMethodSchema } from "#app/domain/fees/shipping-method.ts";
import { fail, failFields, type Issue, ok } from "#app/domain/kernel/result.ts";
import { changesOf } from "#app/domain/settings/changes.ts";
import { command } from "../command.server.ts";
import { usedFields } from "./unused.server.ts";

const permission = ["settings", "settings.shipping_methods", "settings.shipping_methods.manage"] as const;

/** One new shipping method. */
export const createShippingMethod = command({
  name: "settings.shipping_methods.create",
  permission,
  subscription: true,
  input: shippingMethodSchema,
  async run(scope, input) {
    const wrong = await check(scope, input, null);
    if (wrong) return wrong;
    const id = newId(scope);
    const log = audit(scope, "settings.shipping_methods.create", id, { name: input.name });
    const written = await commit(scope.db, [insertShippingMethod(scope, id, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a method anew; `version` is the one that was seen. What was charged by it stays as it was. */
export const updateShippingMethods = command({
  name: "settings.shipping_methods.update",
  permission,
  subscription: true,
  input: shippingMethodSchema.safeExtend({ id: z.uuid(), version: z.coerce.number().int() }),
  async run(scope, { id, version, ...input }) {
    const [found] = await readShippingMethods(scope, [id]);
    if (!found) return fail("not_found");
    const wrong = await check(scope, input, id);
    if (wrong) return wrong;
    const log = audit(scope, "settings.shipping_methods.update", id, {
      name: input.name,
      changes: changesOf(found, input),
    });
    const written = await commit(scope.db, [updateShippingMethod(scope, id, version, input), log]);
    return written.ok ? ok({ id }) : written;
  },
});

/** The name is free; agents and zones are the account's own. */
async function check(scope: Scope, input: ShippingMethodInput, except: string | null) {
  const used = await usedFields(scope, "shipping_methods", [{ path: "name", value: input.name }], except);
  if (used) return used;
  const wanted = input.zones.map((each) => each.zone_id);
  const [agents, zones] = await Promise.all([readAgents(scope, input.agents), readOwnZones(scope, wanted)]);
  const fields: Record<string, Issue[]> = {};
  if (agents.length < new Set(input.agents).size) fields.agents = [{ code: "invalid_value" }];
  for (const [at, id] of wanted.entries())
    if (!zones.has(id)) fields[`zones.${at}.zone_id`] = [{ code: "invalid_value" }];
  return Object.keys(fields).length > 0 ? failFields(fields) : null;
}
