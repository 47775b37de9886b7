import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { readZoneChoices } from "#app/data/zones/zone-choices.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { type Asked, cataloguePage, oneOf } from "./catalogue-page.server.ts";

/** The screen of shipping methods: a page, the one that is edited, and what its form chooses from. */
export async function shippingMethodsScreen(scope: Scope, asked: Asked) {
  const [page, agents, zones] = await Promise.all([
    cataloguePage(scope, "shipping_methods", readShippingMethods, asked),
    readChoices(scope, "agents"),
    readZoneChoices(scope),
  ]);
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  return ok({
    ...page,
    choices: { agents },
    zones,
    currencies: [...new Set([own, ...others])],
    canManage: can(scope.account, "settings.shipping_methods.manage"),
  });
}

export async function listShippingMethods(scope: Scope, asked: Asked) {
  const { list } = await cataloguePage(scope, "shipping_methods", readShippingMethods, asked);
  return ok({ shipping_methods: list.rows, pagination: list.pagination });
}

export const viewShippingMethod = oneOf("shipping_method", readShippingMethods);
