import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import { isUsableDepot, readCrewFacts } from "#app/modules/planning/db/crew.reads.server.ts";
import type { CrewAssignment } from "#app/modules/planning/db/plan.writes.server.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { MAX_PLAN_MS } from "./plan-fields.server.ts";

/** The plan's period: ends after its start, within the maximum length. */
export function checkPlanTime(startAt: string, endAt: string, timezone: string): Result<null> {
  const length = toInstant(endAt, timezone) - toInstant(startAt, timezone);
  if (length <= 0) return failFields({ endAt: [{ code: "window_impossible" }] });
  return length > MAX_PLAN_MS ? failFields({ endAt: [{ code: "invalid_value" }] }) : ok(null);
}

/** A location of the account that the member may use. */
export async function checkDepot(scope: Scope, locationId: string): Promise<Result<null>> {
  const allowed = scope.locations === "all" || scope.locations.includes(locationId);
  return allowed && (await isUsableDepot(scope, locationId))
    ? ok(null)
    : failFields({ locationId: [{ code: "invalid_value" }] });
}

/** Active agents with the function for this type of shipment, and active vehicles, all of the account. */
export async function checkCrews(
  scope: Scope,
  crews: readonly CrewAssignment[],
  type: ShipmentType,
): Promise<Result<null>> {
  if (crews.length === 0) return ok(null);
  const { people, cars } = await readCrewFacts(scope, crews);
  const known = new Map(people.map((each) => [each.id, each]));
  const usable = new Set(cars.flatMap(({ id, active }) => (active ? [id] : [])));
  for (const [at, crew] of crews.entries()) {
    const agent = known.get(crew.agentId);
    if (!agent) return failFields({ [`agents.${at}.agentId`]: [{ code: "invalid_value" }] });
    if (!agent.active) return fail("agent_inactive");
    if (!agent.functions.includes(functions.byCode(type).key)) return fail("agent_lacks_function");
    if (crew.vehicleId !== null && !usable.has(crew.vehicleId))
      return failFields({ [`agents.${at}.vehicleId`]: [{ code: "invalid_value" }] });
  }
  return ok(null);
}
