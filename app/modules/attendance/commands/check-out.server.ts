import { z } from "zod";
import { decideCheckOuts } from "#app/data/fleet/decide-duty.server.ts";
import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** The office checks agents out; one who is off duty or has an active route is refused by itself. */
export const checkOut = command({
  name: "fleet.attendance.check_out",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIds }),
  run: (scope, { ids }) =>
    commitDecided(scope, async () => ok(await decideCheckOuts(scope, { ids, by: "office", at: () => now(scope) }))),
});
