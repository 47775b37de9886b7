import { z } from "zod";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import { contactFields } from "#app/modules/places/model/place-draft.ts";
import { bulkIdsSchema, expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { isLocalDate, isLocalTime } from "#app/platform/time/local-time-text.ts";
import { handoverMethodSchema, handoverPaymentsSchema, missingPackagesSchema } from "./handover-inputs.ts";
import { failureReasons, type ShipmentPath, type ShipmentType, shipmentTypes } from "./shipment.enums.ts";

// Inputs of the actions on shipments.

/** The type that a path names; screens name a shipment by its number alone. */
export const shipmentPathSchema = z.enum(shipmentTypes.rows.map((each) => each.path)).optional();

/** True if a path names the type that the shipment has. */
export function isOfPath({ type }: { type: ShipmentType }, path: ShipmentPath | undefined): boolean {
  return path === undefined || shipmentTypes.byCode(type).path === path;
}

const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);
const noteSchema = z.preprocess(emptyToUndefined, z.string().trim().min(1).max(1000).optional());
const dateSchema = z.preprocess(emptyToUndefined, z.string().refine(isLocalDate, { error: "invalid_date" }).optional());
const localTimeSchema = z.preprocess(
  emptyToUndefined,
  z.string().refine(isLocalTime, { error: "invalid_date" }).optional(),
);
const reasonSchema = z.enum(failureReasons.map((each) => each.key));
const proofSchema = z
  .object({
    signature: z.string().max(200_000).optional(),
    recipient: z
      .preprocess(emptyToUndefined, z.string().trim().max(200).optional())
      .describe("Who took the goods, signed or not"),
    recipientKind: z.enum(recipientKinds).optional().describe("What the recipient is to the customer"),
    image: z.string().max(200_000).optional(),
    code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
  })
  .optional();
const paymentOutcomeSchema = z.preprocess(emptyToUndefined, z.enum(["collected", "prepaid", "waived"]).optional());
export const windowInputSchema = z
  .object({ shipments: bulkIdsSchema, from: localTimeSchema, to: localTimeSchema })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ["to"],
    error: "window_impossible",
  });
export const moveIdsSchema = z.object({ shipments: bulkIdsSchema });

export const agentInputSchema = moveIdsSchema.extend({ agent_id: z.uuid().describe("Id of the agent") });
/** Missing packages can be reported only for a single shipment; without them everything was handed over. */
export const dropoffInputSchema = moveIdsSchema
  .extend({
    proof: proofSchema,
    collections: paymentOutcomeSchema.describe("How what is still to be collected was settled at the door"),
    method: z
      .preprocess(
        (value) => (value === "" ? undefined : Number(value ?? Number.NaN) || value),
        handoverMethodSchema.optional(),
      )
      .describe("How it was paid, where that is another way than was agreed: 1 cash, 2 cheque, 3 credit card"),
    payments: handoverPaymentsSchema,
    missing_packages: missingPackagesSchema,
  })
  .refine(({ shipments, missing_packages: missing = [] }) => missing.length === 0 || shipments.length === 1, {
    path: ["shipments"],
    error: "invalid_value",
  });
export const attemptInputSchema = moveIdsSchema.extend({
  reason: reasonSchema,
  note: noteSchema.describe("Needed with OTHER"),
  date: dateSchema.describe("Next attempt, 2026-11-24: needed with RESCHEDULE_TOMORROW and RESCHEDULE_LATER"),
});
export const cancelInputSchema = moveIdsSchema.extend({
  reason: z.string().trim().min(1).max(500).describe("Why, in your own words"),
});
export const incidentInputSchema = moveIdsSchema.extend({ note: z.string().trim().min(1).max(1000) });
/** A package line by its id, or by its barcode or external ID as scanned. */
const countedLineSchema = z
  .object({
    id: z.preprocess(emptyToUndefined, z.uuid().optional()),
    code: z.preprocess(emptyToUndefined, z.string().trim().max(200).optional()),
    quantity: z.coerce.number().int().min(0).max(100_000),
  })
  .refine(({ id, code }) => id || code, { path: ["id"], error: "required" });

/** Counted packages can be given only for a single shipment; without them everything arrived. */
export const receiveInputSchema = z
  .object({
    shipments: bulkIdsSchema,
    packages: z
      .array(countedLineSchema)
      .max(1000)
      .optional()
      .describe("What was counted, by id or scanned code; without it everything arrived"),
  })
  .refine(({ shipments, packages }) => !packages || shipments.length === 1, {
    path: ["shipments"],
    error: "invalid_value",
  });
export const pickupInputSchema = moveIdsSchema.extend({ proof: proofSchema });

export const shipmentNumberSchema = z.string().min(1).max(50);

/** A shipment with the version on the member's screen; a newer version is refused as `lost_race`. */
export const shipmentVersionSchema = z.object({ number: shipmentNumberSchema, version: expectedVersionSchema });
export const contactInputSchema = contactFields.extend(shipmentVersionSchema.shape);
