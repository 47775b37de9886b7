import { hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

export type ShipmentTypeRow = (typeof shipmentTypes.rows)[number];

/** The type of an address (`deliveries`); pickups and transfers need their feature (platform §2.3). */
export function findShipmentType(scope: Scope, path: string | undefined): Result<ShipmentTypeRow> {
  const type = shipmentTypes.rows.find((each) => each.path === path);
  if (!type) return fail("not_found");
  return listOfferedTypes(scope).includes(type) ? ok(type) : fail("feature_missing");
}

/** The types that the account works with. */
export function listOfferedTypes(scope: Scope): ShipmentTypeRow[] {
  return shipmentTypes.rows.filter(({ feature }) => feature === null || hasFeature(scope.account, feature));
}

/** Fields that are filtered by something with a name. */
export const shipmentLookups = {
  agent: "agents",
  delivery_zone: "delivery_zones",
  merchant: "merchants",
  plan: "plans",
  shipping_method: "shipping_methods",
  source_location: "locations",
  tags: "order_tags",
  team: "teams",
  vehicle: "vehicles",
} as const;
