import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { workStop } from "./work-stop.server.ts";

/** Marks the agent as arrived at a stop. */
export const arriveStop = createCommand({
  name: "routes.arrive",
  permission: ["routes", "routes.stop_actions"],
  subscription: true,
  input: z.object({ routeId: z.uuid(), stopId: z.uuid() }),
  run: (scope, input) => workStop(scope, { ...input, action: "arrive", work: () => [] }),
});
