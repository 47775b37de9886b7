import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { bulkIdsSchema } from "#app/platform/kernel/bulk.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { decideCheckIns } from "../db/decide-attendance.server.ts";

/** The office checks agents in; each is decided by itself. */
export const checkIn = createCommand({
  name: "fleet.attendance.check_in",
  permission: ["fleet", "fleet.attendance"],
  input: z.object({ ids: bulkIdsSchema }),
  run: (scope, { ids }) =>
    commitWithRetry(scope, async () => ok(await decideCheckIns(scope, { ids, by: "office", at: now(scope) }))),
});
