import { z } from "zod";
import { depotStopName } from "#app/modules/planning/model/depot-stops.ts";
import { mostPlanned } from "#app/modules/planning/model/plan.enums.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";

const grace = z.coerce.number().pipe(z.int().min(0).max(720));
const local = z.string().refine(isLocalTime, { error: "invalid_date" });
/** A form's checkbox says "on" or "true"; JSON says true. */
const choice = z.union([z.boolean(), z.enum(["on", "true", "false"]).transform((text) => text !== "false")]);

export const planId = z.uuid();
export const basedOn = z.int().min(0);
/** A route of a plan's document. */
export const routeId = z.string().regex(/^r\d{1,4}$/);
/** Shipments named at once. */
export const shipmentIds = z.array(z.uuid()).max(mostPlanned);
/** A stop of a route as changes name it: its shipment, or a stop at the depot by its own name. */
export const stopName = z.union([z.uuid(), z.string().regex(depotStopName)]);
/** All stops of a route in their order. */
export const stopNames = z.array(stopName).max(5_000);

export const crews = z
  .array(z.object({ agentId: z.uuid(), vehicleId: z.uuid().nullable() }))
  .max(500)
  .refine((list) => new Set(list.map(({ agentId }) => agentId)).size === list.length, { error: "invalid_value" })
  .refine((list) => new Set(list.map(({ vehicleId }) => vehicleId ?? {})).size === list.length, {
    error: "invalid_value",
  });

/** The facts of a plan (domain §3 "Plan"). */
export const planFacts = {
  name: z.string().trim().min(1).max(120),
  startAt: local,
  endAt: local,
  locationId: z.uuid(),
  pickupGraceMinutes: grace,
  dropoffGraceMinutes: grace,
  autoConfirm: choice,
};

export const shipmentType = z.coerce.number().pipe(z.literal(shipmentTypes.codes));

/** The longest plan, milliseconds. */
export const longestPlan = 14 * 86_400_000;
