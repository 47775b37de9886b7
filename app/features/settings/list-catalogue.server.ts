import { type Named, readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { readEquipment } from "#app/data/settings/equipment.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { readPackageTemplates } from "#app/data/settings/package-templates.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import { readVehicles } from "#app/data/settings/vehicles.server.ts";
import { can } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { costCurrencyOf } from "#app/domain/settings/preferences.ts";
import { type Asked, cataloguePage, catalogueRead, oneOf, type ReadRows } from "./catalogue-page.server.ts";

type Listed = "agents" | "vehicles" | "locations" | "packages" | "teams" | "equipment" | "shipping_labels";

/** What the form of a list chooses from. */
const offered: Record<Listed, readonly Named[]> = {
  agents: ["teams"],
  vehicles: ["agents", "locations"],
  locations: [],
  packages: [],
  shipping_labels: [],
  teams: ["agents", "locations"],
  equipment: ["agents", "vehicles"],
};

/** A settings screen: its list, the row that the address edits, what its form chooses from, and whether it may be changed. */
export function screen<Row extends { id: string }>(kind: Listed, read: ReadRows<Row>) {
  return async (scope: Scope, asked: Asked) => {
    const offers = offered[kind];
    const { default_currency: own, supported_currencies: others } = scope.account.preferences;
    const currencies = [...new Set([own, ...others])];
    const [{ list, editing }, agents, locations, vehicles, teams] = await Promise.all([
      cataloguePage(scope, kind, read, asked),
      offers.includes("agents") ? readChoices(scope, "agents") : [],
      offers.includes("locations") ? readChoices(scope, "locations") : [],
      offers.includes("vehicles") ? readChoices(scope, "vehicles") : [],
      offers.includes("teams") ? readChoices(scope, "teams") : [],
    ]);
    return ok({
      list,
      editing,
      choices: {
        agent_id: agents,
        agents,
        start_location_id: locations,
        return_location_id: locations,
        vehicle_id: vehicles,
        team_id: teams,
        "payout.currency": currencies.map((code) => ({ value: code, label: code })),
        cash_limit_currency: currencies.map((code) => ({ value: code, label: code })),
      },
      currency: costCurrencyOf(scope.account.preferences),
      country: scope.account.country,
      canManage: kind === "equipment" || can(scope.account, `settings.${kind}.manage`),
    });
  };
}

export const agentsScreen = screen("agents", readAgents);
export const vehiclesScreen = screen("vehicles", readVehicles);
export const teamsScreen = screen("teams", readTeams);
export const equipmentScreen = screen("equipment", readEquipment);
export const packagesScreen = screen("packages", readPackageTemplates);

export const listAgents = catalogueRead("agents", "agents", readAgents);
export const listVehicles = catalogueRead("vehicles", "vehicles", readVehicles);
export const listLocations = catalogueRead("locations", "locations", readLocations);
export const listPackages = catalogueRead("packages", "packages", readPackageTemplates);
export const listTeams = catalogueRead("teams", "teams", readTeams);
export const listEquipment = catalogueRead("equipment", "equipment", readEquipment);

export const viewAgent = oneOf("agent", readAgents);
export const viewVehicle = oneOf("vehicle", readVehicles);
export const viewPackage = oneOf("package", readPackageTemplates);
export const viewTeam = oneOf("team", readTeams);
export const viewEquipment = oneOf("equipment", readEquipment);
