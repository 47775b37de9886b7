import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { decideCheckOuts } from "../db/decide-attendance.server.ts";

/** The office checks agents out; those who are off duty or have an active route are refused. */
export const checkOut = createCommand({
  name: "fleet.attendance.check_out",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  run: (scope, { ids }) =>
    commitWithRetry(scope, async () => ok(await decideCheckOuts(scope, { ids, by: "office", at: () => now(scope) }))),
});
