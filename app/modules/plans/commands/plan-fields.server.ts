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

export const planIdSchema = z.uuid().describe("Id of the plan");
export const expectedPlanVersionSchema = z
  .int()
  .min(0)
  .describe("The version that was looked at: another one meanwhile is 409");
/** A route of a plan document. */
export const planRouteIdSchema = z.string().regex(/^r\d{1,4}$/);
/** Maximum number of shipments in one call. */
export const shipmentIdsSchema = z.array(z.uuid()).max(MAX_PLAN_SHIPMENTS).describe("Ids of shipments");
/** A stop in a change: its shipment, or a depot stop's name. */
export const stopNameSchema = z.union([z.uuid(), z.string().regex(depotStopNamePattern)]);
/** All stops of a route in their order. */
export const stopNamesSchema = z.array(stopNameSchema).max(5_000);

export const crewsSchema = z
  .array(
    z.object({
      agentId: z.uuid().describe("Id of the agent"),
      vehicleId: z.uuid().describe("Id of the vehicle").nullable(),
    }),
  )
  .max(500)
  .refine((list) => new Set(list.map(({ agentId }) => agentId)).size === list.length, { error: "invalid_value" })
  .refine((list) => new Set(list.map(({ vehicleId }) => vehicleId ?? {})).size === list.length, {
    error: "invalid_value",
  });

/** The facts of a plan. */
export const planFactSchemas = {
  name: z.string().trim().min(1).max(120),
  startAt: localTimeSchema.describe("Local time at which it begins: 2026-12-14T07:00"),
  endAt: localTimeSchema.describe("Local time at which it ends"),
  locationId: z.uuid().describe("Id of the location"),
  pickupGraceMinutes: graceSchema.describe("How late a pickup may be, minutes"),
  dropoffGraceMinutes: graceSchema.describe("How late a delivery may be, minutes"),
  autoConfirm: checkboxSchema.describe("Confirms it by itself when nothing is late and nothing left out"),
};

export const shipmentTypeSchema = z.coerce.number().pipe(codeSchema(shipmentTypes));

/** Maximum length of a plan, milliseconds. */
export const MAX_PLAN_MS = MAX_PLAN_DAYS * 86_400_000;
