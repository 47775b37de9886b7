import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { decideCheckOuts } from "../db/decide-duty.server.ts";

/** The office checks agents out; one who is off duty or has an active route is refused by itself. */
export const checkOut = command({
  name: "fleet.attendance.check_out",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIds }),
  run: (scope, { ids }) =>
    commitDecided(scope, async () => ok(await decideCheckOuts(scope, { ids, by: "office", at: () => now(scope) }))),
});
