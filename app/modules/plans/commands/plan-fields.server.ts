import { z } from "zod";
import { depotStopNamePattern } from "#app/modules/planning/model/depot-stops.ts";
import { MAX_PLAN_DAYS, MAX_PLAN_SHIPMENTS } from "#app/modules/planning/model/plan.enums.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";

const graceSchema = z.coerce.number().pipe(z.int().min(0).max(720));
const localTimeSchema = z.string().refine(isLocalTime, { error: "invalid_date" });
/** A form's checkbox sends "on" or "true"; JSON sends true. */
export const checkboxSchema = z.union([
  z.boolean(),
  z.enum(["on", "true", "false"]).transform((text) => text !== "false"),
]);

export const planIdSchema = z.uuid();
export const expectedPlanVersionSchema = z.int().min(0);
/** A route of a plan document. */
export const planRouteIdSchema = z.string().regex(/^r\d{1,4}$/);
/** Maximum number of shipments in one call. */
export const shipmentIdsSchema = z.array(z.uuid()).max(MAX_PLAN_SHIPMENTS);
/** A stop in a change: its shipment, or a depot stop's name. */
export const stopNameSchema = z.union([z.uuid(), z.string().regex(depotStopNamePattern)]);
/** All stops of a route in their order. */
export const stopNamesSchema = z.array(stopNameSchema).max(5_000);

export const crewsSchema = z
  .array(z.object({ agentId: z.uuid(), vehicleId: z.uuid().nullable() }))
  .max(500)
  .refine((list) => new Set(list.map(({ agentId }) => agentId)).size === list.length, { error: "invalid_value" })
  .refine((list) => new Set(list.map(({ vehicleId }) => vehicleId ?? {})).size === list.length, {
    error: "invalid_value",
  });

/** The facts of a plan. */
export const planFactSchemas = {
  name: z.string().trim().min(1).max(120),
  startAt: localTimeSchema,
  endAt: localTimeSchema,
  locationId: z.uuid(),
  pickupGraceMinutes: graceSchema,
  dropoffGraceMinutes: graceSchema,
  autoConfirm: checkboxSchema,
};

export const shipmentTypeSchema = z.coerce.number().pipe(codeSchema(shipmentTypes));

/** Maximum length of a plan, milliseconds. */
export const MAX_PLAN_MS = MAX_PLAN_DAYS * 86_400_000;
