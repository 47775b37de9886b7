import { z } from "zod";
import { hideFirstSteps } from "#app/data/home/first-steps.writes.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** Takes the list of first steps off one's own home. */
export const putAwaySteps = command({
  name: "home.put_away_steps",
  permission: [],
  input: z.object({}),
  async run(scope) {
    await hideFirstSteps(scope);
    return ok(null);
  },
});
