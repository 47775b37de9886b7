import type { Scope } from "#app/platform/db/scope.server.ts";
import { countCheckedIn } from "../db/attendance.reads.server.ts";
import { countOpenRequests } from "../db/request-list.reads.server.ts";
import { countWaitingWorktimes } from "../db/worktime.reads.server.ts";

/** Counts shown on the fleet's tabs: agents on duty, requests without an answer, work time that waits for approval. */
export async function readFleetCounts(scope: Scope): Promise<Record<"attendance" | "requests" | "worktime", number>> {
  const [attendance, requests, worktime] = await Promise.all([
    countCheckedIn(scope),
    countOpenRequests(scope),
    countWaitingWorktimes(scope),
  ]);
  return { attendance, requests, worktime };
}
