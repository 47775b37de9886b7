import { z } from "zod";
import { pointSchema } from "#app/modules/places/model/place-draft.ts";
import type { PlaceSnapshot, Point } from "#app/platform/geo/place.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import type { GeocodingIssue, OrderStatus, PlaceEnd } from "./order.enums.ts";
import { type OrderAction, orderTransitions } from "./order.states.ts";

/** The field of each end's point. */
export const pointFieldByEnd = { destination: "point", source: "source_point" } as const satisfies Record<
  PlaceEnd,
  string
>;

/** The confirmed points: of each end that was in question. */
const pointFields = { point: pointSchema.optional(), source_point: pointSchema.optional() };

/** One order by its number. */
export const validateLocationSchema = z.object({
  number: z.string().min(1).max(50),
  version: expectedVersionSchema,
  ...pointFields,
});

/** Many orders: each with a point, or accepting the geocoder's first match. */
export const validateLocationsSchema = z.object({
  orders: z
    .array(z.object({ id: z.uuid(), version: expectedVersionSchema.optional(), ...pointFields }))
    .min(1)
    .max(500),
});

/** The fields of an order that decide whether its place can be confirmed. */
export interface UnconfirmedOrder {
  status: OrderStatus;
  carrierAccountId: string | null;
  issues: readonly GeocodingIssue[];
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
}

/** An order with its place confirmed. */
export interface ConfirmedPlaces {
  status: OrderStatus;
  source: PlaceSnapshot;
  destination: PlaceSnapshot;
}

/**
 * Confirming a location clears its pending issues and moves a Draft order to Ready when it has a carrier, otherwise to
 * New; an order beyond Draft keeps its status and is no longer held. Both ends need a point.
 */
export function confirmPlaces(
  order: UnconfirmedOrder,
  points: { point?: Point | undefined; source_point?: Point | undefined },
): Result<ConfirmedPlaces> {
  if (order.issues.length === 0) return fail("illegal_transition");
  const leaving = order.carrierAccountId ? "validate_location_with_carrier" : "validate_location";
  const to = [leaving, "validate_held"]
    .map((event) => applyTransition(orderTransitions, order.status, event as OrderAction))
    .find((each) => each.ok);
  if (!to?.ok) return fail("illegal_transition");
  const point = points.point ?? order.destination.point;
  const from = points.source_point ?? order.source.point;
  if (!point) return failFields({ point: [{ code: "required" }] });
  if (!from) return failFields({ source_point: [{ code: "required" }] });
  return ok({
    status: to.value,
    source: { ...order.source, point: from },
    destination: { ...order.destination, point },
  });
}
