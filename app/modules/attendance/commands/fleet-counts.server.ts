import type { Scope } from "#app/platform/db/scope.server.ts";
import { countCheckedIn } from "../db/attendance.reads.server.ts";
import { countOpenRequests } from "../db/request-list.reads.server.ts";

/** Counts shown on the fleet's tabs: agents on duty, and requests without an answer. */
export async function readFleetCounts(scope: Scope): Promise<{ attendance: number; requests: number }> {
  const [attendance, requests] = await Promise.all([countCheckedIn(scope), countOpenRequests(scope)]);
  return { attendance, requests };
}
