import { z } from "zod";
import { basedOn, planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** An older version becomes the current one, as a new version. */
export const restorePlan = roomCommand({
  name: "plans.restore",
  input: z.object({ planId, basedOn, version: z.coerce.number().pipe(z.int().min(1)) }),
  ask: (room, caller, input) => room.restore(caller, input),
});
