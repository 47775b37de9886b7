import { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { StopRow } from "#app/data/routes/route.reads.server.ts";
import { farFrom } from "#app/domain/drive/far.ts";
import { type Position, positionSchema } from "#app/domain/fleet/attendance.ts";
import { command } from "../command.server.ts";
import { workStop } from "./work-stop.server.ts";

const text = z.string().max(200_000);

/** The stop is done: a drop-off with proof and collections (with the pick-up before it, when that is missing), or a pick-up. */
export const completeStop = command({
  name: "routes.complete_stop",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({
    routeId: z.uuid(),
    stopId: z.uuid(),
    proof: z
      .object({
        signature: text.optional(),
        image: text.optional(),
        code: z.string().trim().max(12).optional().describe("What the customer said at the door"),
      })
      .optional(),
    collections: z.enum(["collected", "prepaid", "waived"]).optional(),
    method: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .optional()
      .describe("How it was paid"),
    missing: z.string().trim().max(1_000).optional().describe("What was not there to be handed over: an incident"),
    position: positionSchema.partial().optional().describe("Where the device is"),
    far_reason: z.string().trim().max(200).optional().describe("Why it is done away from the place"),
  }),
  run: (scope, { routeId, stopId, proof, collections, method, missing, position, far_reason: farReason }) =>
    workStop(scope, {
      done: (stop) => farOf(scope, stop, { position, farReason }),
      routeId,
      stopId,
      action: "complete",
      work: ({ type }) => [
        ...(missing ? [{ action: "incident" as const, note: missing }] : []),
        type === "pickup" ? { action: "pickup", proof } : { action: "dropoff", proof, collections, method },
      ],
    }),
});

/** What marks a stop that is completed further away than the account allows (domain §9, "completion radius"). */
function farOf(
  { account }: Scope,
  { type, place }: StopRow,
  { position = {}, farReason }: { position: Partial<Position> | undefined; farReason: string | undefined },
): Partial<StopRow> {
  const { longitude, latitude, accuracy } = position;
  if (longitude === undefined || latitude === undefined) return {};
  const { pickup_completion_radius: pickup, dropoff_completion_radius: dropoff } = account.preferences;
  const farMetres = farFrom(place.point, { longitude, latitude, accuracy }, type === "pickup" ? pickup : dropoff);
  return farMetres === null ? {} : { farMetres, farReason: farReason ?? null };
}
