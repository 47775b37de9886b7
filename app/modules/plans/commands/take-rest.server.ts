import { z } from "zod";
import { planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

const version = z.int().min(1).describe("As it was seen; anything that moved on meanwhile is refused");

/** Takes an order of what is left of a confirmed plan's routes, as it was proposed, while every route and stop is what was seen. */
export const takeRest = roomCommand({
  name: "plans.take_rest",
  input: z.object({
    planId,
    routes: z
      .array(
        z.object({
          routeId: z.uuid(),
          version,
          stops: z.array(z.object({ stopId: z.uuid(), version })).max(2_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  ask: (room, caller, input) => room.takeRest(caller, input),
});
