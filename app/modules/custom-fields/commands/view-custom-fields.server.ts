import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { countCustomFields } from "../db/custom-fields.server.ts";
import { customFieldCatalogue } from "./custom-fields.server.ts";

/** The settings' screen of the fields, with how many each noun has. */
export async function readCustomFieldsScreen(scope: Scope, request: PageRequest) {
  const screen = await customFieldCatalogue.screen(scope, request);
  if (!screen.ok) return screen;
  const [order, customer, shipment] = await Promise.all([
    countCustomFields(scope, "order"),
    countCustomFields(scope, "customer"),
    countCustomFields(scope, "shipment"),
  ]);
  return ok({ ...screen.value, counts: { order, customer, shipment } });
}
