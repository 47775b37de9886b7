import { z } from "zod";
import { positionSchema } from "#app/modules/fleet/model/attendance.ts";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
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

/** What a driver's device can do, and what each needs beside its time. */
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

/** What became of an action; one that waits for an earlier one is sent again. */
export type DriveOutcome = "applied" | "refused";

/** The SHA-256 of a picture's bytes. */
export const pictureHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

const actionKindSchema = z.enum(Object.keys(driveActionKinds) as [DriveActionKind, ...DriveActionKind[]]);
const failureReasonSchema = z.enum(failureReasons.map(({ key }) => key));

/** What an action says besides who, when and which. */
export const driveInputSchema = z.object({
  routeId: z.uuid().optional(),
  stopId: z.uuid().optional(),
  shipmentId: z.uuid().optional().describe("Of the stop: what the office took away meanwhile is told by it"),
  position: positionSchema.optional(),
  signature: z.string().max(200_000).optional().describe("A picture as a data address, or the name of who signed"),
  photos: z.array(pictureHashSchema).max(6).optional().describe("Hashes of the pictures that follow the action"),
  farReason: z.string().trim().max(200).optional().describe("Why it is done away from the place"),
  recipient: z.string().trim().max(200).optional().describe("Who took the goods, signed or not"),
  taker: z
    .enum(recipientKinds)
    .optional()
    .describe("What the recipient is to the customer; of a safe place: where it is"),
  collections: z.enum(paymentOutcomes).optional(),
  method: handoverMethodSchema.optional().describe("How it was paid: 1 cash, 2 cheque, 3 credit card"),
  scanned: z.array(z.string().max(200)).max(500).optional().describe("Codes that were scanned at the door"),
  code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
  codeTries: z.int().min(1).max(20).optional().describe("Wrong codes that were said before"),
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

/** What an action said, as it is kept; of a refused one with what fills the sentence that says why. */
export type StoredInput = DriveInput & { why?: MessageParams | undefined };

/** A clock may be wrong by any day of some years. */
const MAX_CLOCK_OFFSET_MS = 20 * 365 * day;

/** One action as a device sends it. */
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
      .describe("Milliseconds that the device was found to be slow by when it acted"),
  })
  .superRefine((action, context) => {
    for (const field of driveActionKinds[action.kind].needs)
      if (action[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
  });
export type DriveAction = z.output<typeof driveActionSchema>;

/** What a device sends in one go. */
export const driveSyncSchema = z.object({
  sentAt: z.iso.datetime().describe("As the device's clock says"),
  actions: z.array(driveActionSchema).max(100),
});

/** What waited longer on a device is taken as of then: nobody accounts for months past. */
const MAX_QUEUE_AGE_MS = 14 * day;

/** When something was done: the device's time, corrected by what its clock was off; never in the future. */
export function correctTime(deviceAt: number, offset: number, receivedAt: number): number {
  return Math.max(receivedAt - MAX_QUEUE_AGE_MS, Math.min(receivedAt, deviceAt + offset));
}

/** How a picture that follows its action stands in a proof until it is shown. */
export const formatPictureMark = (actionId: string, hash: string): string => `photo:${actionId}/${hash}`;

/** Pictures that follow an action, as a proof names them; empty without any. */
export const formatPictureMarks = (actionId: string, hashes: readonly string[] = []): string =>
  hashes.map((hash) => formatPictureMark(actionId, hash)).join(" ");
