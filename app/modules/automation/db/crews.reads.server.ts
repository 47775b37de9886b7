import { and, asc, eq } from "drizzle-orm";
import { readAgentAttendance } from "#app/modules/attendance/db/attendance.reads.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readPlanChoices } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import type { CrewAssignment } from "#app/modules/planning/db/plan.writes.server.ts";
import { findDefaultVehicle } from "#app/modules/planning/model/propose-crews.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";

/** Maximum number of agents of a plan. */
const MAX_AGENTS = 500;

/**
 * The crews of a rule on a local date: agents of its teams who do this type of shipment and have no day off, or only
 * those checked in now where the rule says so; each with the vehicle they usually drive.
 */
export async function readRuleCrews(
  scope: Scope,
  { attendance, teams, except }: Pick<AutomationRuleInput, "attendance" | "teams" | "except">,
  { type, date }: { type: ShipmentType; date: string },
): Promise<CrewAssignment[]> {
  const { agents, vehicles } = await readPlanChoices(scope, date);
  const { key } = functions.byCode(type);
  const takes = !except?.includes("teams");
  const able = agents.filter(
    ({ functions: does, teamId }) =>
      does.includes(key) && (teams.length === 0 || teams.some((team) => team === teamId) === takes),
  );
  const present =
    attendance === "checked_in"
      ? await readAgentAttendance(
          scope,
          able.map(({ id }) => id),
          date,
        )
      : null;
  const driving = able
    .filter(({ id, dayOff }) => (present ? present.get(id)?.attendance : !dayOff))
    .slice(0, MAX_AGENTS);
  const taken = new Set<string | null>();
  return driving.map((agent) => {
    const vehicleId = findDefaultVehicle(agent, vehicles, taken);
    if (vehicleId) taken.add(vehicleId);
    return { agentId: agent.id, vehicleId };
  });
}

/** The active agents of a team, by name; as many as an order may list. */
export async function readTeamMembers(scope: Scope, teamId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.accountId, scope.account.id), eq(agents.teamId, teamId), eq(agents.active, true)))
    .orderBy(asc(agents.name))
    .limit(100);
  return rows.map(({ id }) => id);
}
