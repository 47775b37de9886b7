import { z } from "zod";
import { type PositionInput, positionSchema } from "#app/modules/fleet/model/attendance.ts";
import { recipientKinds } from "#app/modules/orders/model/move-proof.ts";
import {
  handoverMethodSchema,
  handoverPaymentsSchema,
  missingPackagesSchema,
} from "#app/modules/shipments/model/handover-inputs.ts";
import { paymentOutcomes } from "#app/modules/shipments/model/handover-payments.ts";
import { formatMissingLines } from "#app/modules/shipments/model/missing-packages.ts";
import type { DevicePosition } from "#app/modules/shipments/model/proof-facts.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { computeMetersOutside } from "#app/platform/geo/geofence.ts";
import type { StopRow } from "../db/route.reads.server.ts";
import { readStopCount } from "./count-at-stop.server.ts";
import { workStop } from "./work-stop.server.ts";

const longTextSchema = z.string().max(200_000);

/**
 * Completes a stop: a pickup, or a drop-off with proof and collections (which includes the pickup when that is
 * missing).
 */
export const completeStop = createCommand({
  name: "routes.complete_stop",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({
    routeId: z.uuid().describe("Id of the route"),
    stopId: z.uuid(),
    proof: z
      .object({
        signature: longTextSchema.optional(),
        recipient: z.string().trim().max(200).optional().describe("Who took the goods, signed or not"),
        recipientKind: z.enum(recipientKinds).optional().describe("What the recipient is to the customer"),
        image: longTextSchema.optional(),
        code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
      })
      .optional(),
    collections: z.enum(paymentOutcomes).optional(),
    method: handoverMethodSchema.optional().describe("How it was paid"),
    payments: handoverPaymentsSchema,
    missing: z.string().trim().max(1_000).optional().describe("What was not there to be handed over: an incident"),
    missing_packages: missingPackagesSchema,
    scanned: z.array(z.string().max(200)).max(500).optional().describe("Lines of packages that were checked, by id"),
    position: positionSchema.partial().optional().describe("Where the device is"),
    outside_radius_reason: z.string().trim().max(200).optional().describe("Why it is done away from the place"),
  }),
  async run(scope, { routeId, stopId, proof, position, outside_radius_reason: outsideRadiusReason, ...handover }) {
    const counted = await readStopCount(scope, { routeId, stopId, ...handover });
    if (!counted.ok) return counted;
    const { collections, method, payments } = handover;
    const devicePosition = toStopSpot(position);
    const note = handover.missing || formatMissingLines(counted.value.missing ?? []);
    return workStop(scope, {
      done: (stop) => getGeofenceFields(scope, stop, { position, outsideRadiusReason }),
      routeId,
      stopId,
      action: "complete",
      work: ({ type }) => [
        ...(note ? [{ action: "incident" as const, note }] : []),
        type === "pickup"
          ? { action: "pickup", proof, devicePosition, ...counted.value }
          : {
              action: "dropoff",
              proof,
              devicePosition,
              collections,
              method,
              payments,
              ...counted.value,
            },
      ],
    });
  },
});

/** The device's position; undefined when it sent none. */
function toStopSpot({ longitude, latitude, accuracy }: Partial<PositionInput> = {}): DevicePosition | undefined {
  return longitude === undefined || latitude === undefined ? undefined : { longitude, latitude, accuracy };
}

/** Marks a stop that is completed outside the account's completion radius. */
function getGeofenceFields(
  { account }: Scope,
  { type, place }: StopRow,
  {
    position = {},
    outsideRadiusReason,
  }: { position: Partial<PositionInput> | undefined; outsideRadiusReason: string | undefined },
): Partial<StopRow> {
  const devicePosition = toStopSpot(position);
  if (!devicePosition) return {};
  const { pickup_completion_radius: pickup, dropoff_completion_radius: dropoff } = account.preferences;
  const outsideRadiusMeters = computeMetersOutside(place.point, devicePosition, type === "pickup" ? pickup : dropoff);
  return outsideRadiusMeters === null ? {} : { outsideRadiusMeters, outsideRadiusReason: outsideRadiusReason ?? null };
}
