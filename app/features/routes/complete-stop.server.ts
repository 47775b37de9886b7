import { z } from "zod";
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
    proof: z.object({ signature: text.optional(), image: text.optional() }).optional(),
    collections: z.enum(["collected", "prepaid", "waived"]).optional(),
    missing: z.string().trim().max(1_000).optional().describe("What was not there to be handed over: an incident"),
  }),
  run: (scope, { routeId, stopId, proof, collections, missing }) =>
    workStop(scope, {
      routeId,
      stopId,
      action: "complete",
      work: ({ type }) => [
        ...(missing ? [{ action: "incident" as const, note: missing }] : []),
        type === "pickup" ? { action: "pickup", proof } : { action: "dropoff", proof, collections },
      ],
    }),
});
