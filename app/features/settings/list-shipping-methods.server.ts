import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { readZoneChoices } from "#app/data/zones/zone-choices.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { type Asked, cataloguePage, catalogueRead, oneOf } from "./catalogue-page.server.ts";

/** The screen of shipping methods: a page of the list. */
export async function shippingMethodsScreen(scope: Scope, asked: Asked) {
  const { list } = await cataloguePage(scope, "shipping_methods", readShippingMethods, asked);
  return ok({ list, canManage: can(scope.account, "settings.shipping_methods.manage") });
}

/** The page of one shipping method, or of a new one (`new`), with what its form chooses from. */
export async function shippingMethodScreen(scope: Scope, { params }: Asked) {
  const id = params.id ?? "";
  const [[method], agents, zones] = await Promise.all([
    id === "new" ? [] : readShippingMethods(scope, [id]),
    readChoices(scope, "agents"),
    readZoneChoices(scope),
  ]);
  if (!method && id !== "new") return fail("not_found");
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  return ok({ method: method ?? null, agents, zones, currencies: [...new Set([own, ...others])] });
}

export const listShippingMethods = catalogueRead("shipping_methods", "shipping_methods", readShippingMethods);

export const viewShippingMethod = oneOf("shipping_method", readShippingMethods);
