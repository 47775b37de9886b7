import { z } from "zod";
import { planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Drops the routes of a Ready plan; the history stays. */
export const discardPlan = roomCommand({
  name: "plans.discard",
  input: z.object({ planId }),
  ask: (room, caller, input) => room.discard(caller, input),
});
