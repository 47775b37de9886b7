import { z } from "zod";
import { hideFirstSteps } from "#app/modules/identity/db/member.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";

/** Hides the first-steps checklist on the caller's own home page. */
export const hideChecklist = createCommand({
  name: "home.hide_checklist",
  permission: [],
  input: z.object({}),
  async run(scope) {
    await hideFirstSteps(scope);
    return ok(null);
  },
});
