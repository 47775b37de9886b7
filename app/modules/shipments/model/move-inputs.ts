import { z } from "zod";
import { takers } from "#app/modules/orders/model/door/move-proof.ts";
import { contactFields } from "#app/modules/places/model/place-draft.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { isLocalDate, isLocalTime } from "#app/platform/time/local-time-text.ts";
import { missingInput, paidMethods, paymentsInput } from "./door-inputs.ts";
import { failureReasons } from "./shipment.enums.ts";

// What the bulk actions of shipments take (platform §7.4).

const empty = (value: unknown) => (value === "" ? undefined : value);
const note = z.preprocess(empty, z.string().trim().min(1).max(1000).optional());
const date = z.preprocess(empty, z.string().refine(isLocalDate, { error: "invalid_date" }).optional());
const local = z.preprocess(empty, z.string().refine(isLocalTime, { error: "invalid_date" }).optional());
const reason = z.enum(failureReasons.map((each) => each.key));
const proof = z
  .object({
    signature: z.string().max(200_000).optional(),
    recipient: z.preprocess(empty, z.string().trim().max(200).optional()).describe("Who took the goods, signed or not"),
    taker: z.enum(takers).optional().describe("What the recipient is to the customer"),
    image: z.string().max(200_000).optional(),
    code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
  })
  .optional();
const settled = z.preprocess(empty, z.enum(["collected", "prepaid", "waived"]).optional());
export const windowInput = z
  .object({ shipments: bulkIds, from: local, to: local })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ["to"],
    error: "window_impossible",
  });
export const onlyIds = z.object({ shipments: bulkIds });

export const agentInput = onlyIds.extend({ agent_id: z.uuid() });
/** Missing packages belong to one shipment; without them everything was handed over. */
export const dropoffInput = onlyIds
  .extend({
    proof,
    collections: settled.describe("How what is still to be collected was settled at the door"),
    method: z
      .preprocess((value) => (value === "" ? undefined : Number(value ?? Number.NaN) || value), paidMethods.optional())
      .describe("How it was paid, where that is another way than was agreed: 1 cash, 2 cheque, 3 credit card"),
    payments: paymentsInput,
    missing_packages: missingInput,
  })
  .refine(({ shipments, missing_packages: missing = [] }) => missing.length === 0 || shipments.length === 1, {
    path: ["shipments"],
    error: "invalid_value",
  });
export const attemptInput = onlyIds.extend({
  reason,
  note: note.describe("Needed with OTHER"),
  date: date.describe("Next attempt, 2026-11-24: needed with RESCHEDULE_TOMORROW and RESCHEDULE_LATER"),
});
export const cancelInput = onlyIds.extend({ reason: z.string().trim().min(1).max(500) });
export const incidentInput = onlyIds.extend({ note: z.string().trim().min(1).max(1000) });
/** A line of packages by its id, or by the barcode or external ID that a scanner reads. */
const countedLine = z
  .object({
    id: z.preprocess(empty, z.uuid().optional()),
    code: z.preprocess(empty, z.string().trim().max(200).optional()),
    quantity: z.coerce.number().int().min(0).max(100_000),
  })
  .refine(({ id, code }) => id || code, { path: ["id"], error: "required" });

/** What arrived; without a list, everything. Counted packages belong to one shipment. */
export const receiveInput = z
  .object({
    shipments: bulkIds,
    packages: z
      .array(countedLine)
      .max(1000)
      .optional()
      .describe("What was counted, by id or scanned code; without it everything arrived"),
  })
  .refine(({ shipments, packages }) => !packages || shipments.length === 1, {
    path: ["shipments"],
    error: "invalid_value",
  });
export const pickupInput = onlyIds.extend({ proof });

/** A shipment by its number, in an address. */
export const shipmentNumber = z.string().min(1).max(50);

/** A shipment as somebody saw it: who was faster wins, and the other one is told. */
export const seenShipment = z.object({ number: shipmentNumber, version: seenVersion });
export const contactInput = contactFields.extend(seenShipment.shape);
