import { z } from "zod";
import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { isLocalDate } from "#app/platform/time/local-time-text.ts";
import { workStop } from "./work-stop.server.ts";

/** Marks the agent as arrived at a stop. */
export const arriveStop = createCommand({
  name: "routes.arrive",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid().describe("Id of the route"), stopId: z.uuid() }),
  run: (scope, input) => workStop(scope, { ...input, action: "arrive", work: () => [] }),
});

/** Records a failed attempt with a reason; some reasons require a note or a date. */
export const attemptStop = createCommand({
  name: "routes.attempt_stop",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({
    routeId: z.uuid().describe("Id of the route"),
    stopId: z.uuid(),
    reason: z.enum(failureReasons.map(({ key }) => key)),
    note: z.string().trim().max(1_000).optional(),
    date: z.string().refine(isLocalDate, { error: "invalid_date" }).optional(),
    proof: z
      .object({ image: z.string().max(200_000).optional() })
      .optional()
      .describe("A photo of the place"),
  }),
  run: (scope, { routeId, stopId, reason, note, date, proof }) =>
    workStop(scope, {
      routeId,
      stopId,
      action: "attempt",
      work: ({ type }) => [
        { action: "attempt", reason, note, date, proof, leg: type === "pickup" ? "pickup" : "dropoff" },
      ],
    }),
});
