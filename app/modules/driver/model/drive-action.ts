import { z } from "zod";
import { positionSchema } from "#app/modules/fleet/model/attendance.ts";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import { CLOCK_TOLERANCE_MS, MAX_REPORT_AGE_MS } from "#app/modules/routes/model/event-time.ts";
import {
  handoverMethodSchema,
  handoverPaymentsSchema,
  missingPackagesSchema,
} from "#app/modules/shipments/model/handover-inputs.ts";
import { paymentOutcomes } from "#app/modules/shipments/model/handover-payments.ts";
import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import type { MessageParams } from "#app/platform/kernel/result.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";

/** Kinds of actions of a driver's device, with the fields that each requires. */
export const driveActionKinds = {
  check_in: { needs: [] },
  check_out: { needs: [] },
  start: { needs: ["routeId"] },
  arrive: { needs: ["routeId", "stopId"] },
  complete: { needs: ["routeId", "stopId"] },
  attempt: { needs: ["routeId", "stopId", "reason"] },
  finish: { needs: ["routeId"] },
  pause: { needs: ["routeId"] },
  resume: { needs: ["routeId"] },
  late: { needs: ["routeId", "minutes"] },
  accept: { needs: ["routeId"] },
  reject: { needs: ["routeId", "note"] },
  read: { needs: ["messageIds"] },
} as const satisfies Record<string, { needs: readonly (keyof DriveInput)[] }>;

export type DriveActionKind = keyof typeof driveActionKinds;

/** The stored result of an action. */
export type DriveOutcome = "applied" | "refused";

/** SHA-256 of a picture's bytes. */
export const pictureHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

const actionKindSchema = z.enum(Object.keys(driveActionKinds) as [DriveActionKind, ...DriveActionKind[]]);
const failureReasonSchema = z.enum(failureReasons.map(({ key }) => key));

/** The input of an action, besides its id, kind and time. */
export const driveInputSchema = z.object({
  routeId: z.uuid().describe("Id of the route").optional(),
  stopId: z.uuid().optional(),
  shipmentId: z.uuid().optional().describe("Of the stop: identifies a stop that the office moved meanwhile"),
  position: positionSchema.optional(),
  signature: z.string().max(200_000).optional().describe("A picture as a data address, or the name of who signed"),
  photos: z.array(pictureHashSchema).max(6).optional().describe("Hashes of the pictures that follow the action"),
  outsideRadiusReason: z.string().trim().max(200).optional().describe("Why it is done away from the place"),
  recipient: z.string().trim().max(200).optional().describe("Who took the goods, signed or not"),
  recipientKind: z
    .enum(recipientKinds)
    .optional()
    .describe("What the recipient is to the customer; of a safe place: where it is"),
  collections: z.enum(paymentOutcomes).optional(),
  method: handoverMethodSchema.optional().describe("How it was paid: 1 cash, 2 cheque, 3 credit card"),
  scanned: z.array(z.string().max(200)).max(500).optional().describe("Codes that were scanned at the door"),
  code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
  codeAttempts: z.int().min(1).max(20).optional().describe("Wrong codes that were said before"),
  payments: handoverPaymentsSchema,
  missingPackages: missingPackagesSchema,
  missing: z.string().trim().max(1_000).optional().describe("What was not there to be handed over: an incident"),
  reason: failureReasonSchema.optional(),
  note: z.string().trim().max(1_000).optional(),
  date: z.string().refine(isLocalDate, { error: "invalid_date" }).optional(),
  minutes: z.int().min(0).max(600).optional(),
  messageIds: z.array(z.uuid()).min(1).max(100).optional().describe("What the driver has read"),
});
export type DriveInput = z.output<typeof driveInputSchema>;

/** The input as stored; for a refused action with the parameters of its error message (`why`). */
export type StoredInput = DriveInput & { why?: MessageParams | undefined };

/** Device clocks may be wrong by years. */
const MAX_CLOCK_OFFSET_MS = 20 * 365 * day;

export const driveActionSchema = driveInputSchema
  .extend({
    id: z.uuid().describe("Made on the device: the action is applied once under it"),
    kind: actionKindSchema,
    after: z.uuid().optional().describe("The action before it, of the same stop"),
    deviceAt: z.iso.datetime().describe("As the device's clock said"),
    clockOffset: z
      .int()
      .min(-MAX_CLOCK_OFFSET_MS)
      .max(MAX_CLOCK_OFFSET_MS)
      .optional()
      .describe("Milliseconds that the device found itself to be slow by; counts where the server finds the same"),
  })
  .superRefine((action, context) => {
    for (const field of driveActionKinds[action.kind].needs)
      if (action[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
  });
export type DriveAction = z.output<typeof driveActionSchema>;

/** A batch of actions. */
export const driveSyncSchema = z.object({
  sentAt: z.iso.datetime().describe("As the device's clock says"),
  actions: z.array(driveActionSchema).max(100),
});

/**
 * What a device's clock is slow by: as the server finds it when the device sends. What the device found itself is only
 * more exact, and counts as far as it agrees.
 */
export function chooseOffset(claimed: number | undefined, measured: number): number {
  return claimed !== undefined && Math.abs(claimed - measured) <= CLOCK_TOLERANCE_MS ? claimed : measured;
}

/** The corrected time of an action that belongs to no route; never in the future, and only so far back. */
export function correctTime(deviceAt: number, offset: number, receivedAt: number): number {
  return Math.max(receivedAt - MAX_REPORT_AGE_MS, Math.min(receivedAt, deviceAt + offset));
}

/** Placeholder in a proof for a picture that is uploaded after its action. */
export const formatPictureMark = (actionId: string, hash: string): string => `photo:${actionId}/${hash}`;

/** Placeholders for all pictures of an action; empty without any. */
export const formatPictureMarks = (actionId: string, hashes: readonly string[] = []): string =>
  hashes.map((hash) => formatPictureMark(actionId, hash)).join(" ");
