import { readDuties } from "#app/modules/attendance/db/duty.reads.server.ts";
import { readChoices } from "#app/modules/fleet/db/fleet.reads.server.ts";
import { functions } from "#app/modules/fleet/model/fleet.enums.ts";
import type { Crew } from "#app/modules/planning/db/plan.writes.server.ts";
import { usualVehicle } from "#app/modules/planning/model/usual-crew.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";

/** As many agents as a plan takes. */
const most = 500;

/**
 * Who drives what a rule plans on a local date: agents of its teams who do this kind of shipment and are not off, or, where it asks for
 * that, those who are checked in now; each with the vehicle that is his or hers.
 */
export async function readCrewsFor(
  scope: Scope,
  { attendance, teams, except }: Pick<AutomationRuleInput, "attendance" | "teams" | "except">,
  { type, date }: { type: ShipmentType; date: string },
): Promise<Crew[]> {
  const { agents, vehicles } = await readChoices(scope, date);
  const { key } = functions.of(type);
  const takes = !except?.includes("teams");
  const able = agents.filter(
    ({ functions: does, teamId }) =>
      does.includes(key) && (teams.length === 0 || teams.some((team) => team === teamId) === takes),
  );
  const duties =
    attendance === "checked_in"
      ? await readDuties(
          scope,
          able.map(({ id }) => id),
          date,
        )
      : null;
  const driving = able.filter(({ id, dayOff }) => (duties ? duties.get(id)?.duty : !dayOff)).slice(0, most);
  const taken = new Set<string | null>();
  return driving.map((agent) => {
    const vehicleId = usualVehicle(agent, vehicles, taken);
    if (vehicleId) taken.add(vehicleId);
    return { agentId: agent.id, vehicleId };
  });
}
