import { countOnDuty } from "#app/data/fleet/duty.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { countOpenRequests } from "#app/data/routes/request-list.reads.server.ts";

/** What stands beside the parts of the fleet: who is on duty, and how many requests wait for an answer. */
export async function fleetCounts(scope: Scope): Promise<{ attendance: number; requests: number }> {
  const [attendance, requests] = await Promise.all([countOnDuty(scope), countOpenRequests(scope)]);
  return { attendance, requests };
}
