import { z } from "zod";
import { basedOn, planId } from "./plan-fields.server.ts";
import { roomCommand } from "./room-command.server.ts";

/** Forward again to the version that was undone. */
export const redoPlan = roomCommand({
  name: "plans.redo",
  input: z.object({ planId, basedOn }),
  ask: (room, caller, input) => room.redo(caller, input),
});
