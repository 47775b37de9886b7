import type { AutomationRuleInput } from "#app/domain/automation/automation-rule.ts";
import { functions } from "#app/domain/fleet/fleet.enums.ts";
import { usualVehicle } from "#app/domain/plans/usual-crew.ts";
import type { ShipmentType } from "#app/domain/shipments/shipment.enums.ts";
import { readDuties } from "../fleet/duty.reads.server.ts";
import { readChoices } from "../fleet/fleet.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import type { Crew } from "../plans/plan.writes.server.ts";

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
