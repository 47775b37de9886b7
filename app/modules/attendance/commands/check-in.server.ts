import { z } from "zod";
import { decideCheckIns } from "#app/data/fleet/decide-duty.server.ts";
import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { bulkIds } from "#app/domain/kernel/bulk.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { command } from "../command.server.ts";

/** The office checks agents in; each one is let in or refused by itself. */
export const checkIn = command({
  name: "fleet.attendance.check_in",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIds }),
  run: (scope, { ids }) =>
    commitDecided(scope, async () => ok(await decideCheckIns(scope, { ids, by: "office", at: now(scope) }))),
});
