import { hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { shipmentTypes } from "../model/shipment.enums.ts";

export type ShipmentTypeRow = (typeof shipmentTypes.rows)[number];

/** The type of a path segment (`deliveries`); `feature_missing` for pickups and transfers without their feature. */
export function findShipmentType(scope: Scope, path: string | undefined): Result<ShipmentTypeRow> {
  const type = shipmentTypes.rows.find((each) => each.path === path);
  if (!type) return fail("not_found");
  return listOfferedTypes(scope).includes(type) ? ok(type) : fail("feature_missing");
}

/** The types whose feature the account has. */
export function listOfferedTypes(scope: Scope): ShipmentTypeRow[] {
  return shipmentTypes.rows.filter(({ feature }) => feature === null || hasFeature(scope.account, feature));
}

/** Filter fields whose values are ids, with where their names come from. */
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
