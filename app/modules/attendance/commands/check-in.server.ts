import { z } from "zod";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { bulkIds } from "#app/platform/kernel/bulk.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { decideCheckIns } from "../db/decide-duty.server.ts";

/** The office checks agents in; each one is let in or refused by itself. */
export const checkIn = command({
  name: "fleet.attendance.check_in",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIds }),
  run: (scope, { ids }) =>
    commitDecided(scope, async () => ok(await decideCheckIns(scope, { ids, by: "office", at: now(scope) }))),
});
