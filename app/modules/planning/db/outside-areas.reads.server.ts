import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import { type Coverage, checkCoverage } from "#app/modules/places/model/coverage-check.ts";
import type { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import type { RoutingSettings } from "#app/modules/workspace/model/routing-settings.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PlanCrew, PlanDepot, PlanInputs } from "../model/plan-inputs.ts";
import { getServiceKind } from "../model/service-kind.ts";

type ShipmentRow = typeof shipments.$inferSelect;

interface PlanCrewsAndShipments {
  settings: RoutingSettings;
  depot: PlanDepot;
  crews: readonly PlanCrew[];
  /** Pairs: the shipment as planning sees it, and the row that it came from. */
  served: readonly { planned: PlanInputs["shipments"][number]; row: ShipmentRow }[];
}

/**
 * By agent, the shipments outside the area of the agent's team: at least one end lies outside. A place whose position
 * is unknown does not count as outside. Reads nothing while the setting is disabled.
 */
export async function readShipmentsOutsideAreas(
  scope: Scope,
  { settings, depot, crews, served }: PlanCrewsAndShipments,
): Promise<PlanInputs["outside"]> {
  const teams = [...new Set(crews.flatMap(({ agent }) => agent.teamId ?? []))];
  if (settings.service_area === "disabled" || teams.length === 0) return {};
  const coverages = await readOwnerCoverage(scope, "team", teams);
  const ofTeam = new Map(
    [...coverages].map(([team, coverage]) => [
      team,
      served.flatMap(({ planned, row }) =>
        isOutside(coverage, row, getServiceKind(planned, depot.id)) ? planned.id : [],
      ),
    ]),
  );
  return Object.fromEntries(
    crews.flatMap(({ agent }) => {
      const outside = ofTeam.get(agent.teamId ?? "");
      return outside ? [[agent.id, outside]] : [];
    }),
  );
}

function isOutside(coverage: Coverage, row: ShipmentRow, kind: ReturnType<typeof getServiceKind>): boolean {
  const ends = { delivery: [row.destination], pickup: [row.source], pair: [row.source, row.destination] }[kind];
  return ends.some(({ point, address: { country, postalCode } }) => {
    return checkCoverage(coverage, { point, country, postalCode }) === "outside";
  });
}
