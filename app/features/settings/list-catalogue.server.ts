import { type Named, readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import { type Catalogue, readCataloguePage } from "#app/data/settings/catalogue.reads.server.ts";
import { readEquipment } from "#app/data/settings/equipment.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { readPackageTemplates } from "#app/data/settings/package-templates.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import { readVehicles } from "#app/data/settings/vehicles.server.ts";
import { can } from "#app/domain/access/can.ts";
import { parseListQuery } from "#app/domain/kernel/list-query.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";

interface Asked {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

type Read<Row> = (scope: Scope, ids: readonly string[]) => Promise<Row[]>;

/** A page of a settings list, by name unless the address says otherwise. */
async function page<Row extends { id: string }>(scope: Scope, kind: Catalogue, read: Read<Row>, { url }: Asked) {
  const { ids, pagination } = await readCataloguePage(scope, kind, parseListQuery(url.searchParams));
  const rows = new Map((await read(scope, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), pagination };
}

type Listed = Exclude<Catalogue, "zones" | "shipping_methods" | "merchants">;

/** What the form of a list chooses from. */
const offered: Record<Listed, readonly Named[]> = {
  agents: ["teams"],
  vehicles: ["agents", "locations"],
  locations: [],
  packages: [],
  teams: ["agents", "locations"],
  equipment: ["agents", "vehicles"],
};

/** A settings screen: its list, the row that the address edits, what its form chooses from, and whether it may be changed. */
function screen<Row extends { id: string }>(kind: Listed, read: Read<Row>) {
  return async (scope: Scope, asked: Asked) => {
    const edited = asked.url.searchParams.get("edit");
    const offers = offered[kind];
    const [list, [editing], agents, locations, vehicles, teams] = await Promise.all([
      page(scope, kind, read, asked),
      edited ? read(scope, [edited]) : [],
      offers.includes("agents") ? readChoices(scope, "agents") : [],
      offers.includes("locations") ? readChoices(scope, "locations") : [],
      offers.includes("vehicles") ? readChoices(scope, "vehicles") : [],
      offers.includes("teams") ? readChoices(scope, "teams") : [],
    ]);
    return ok({
      list,
      editing: editing ?? null,
      choices: {
        agent_id: agents,
        agents,
        start_location_id: locations,
        return_location_id: locations,
        vehicle_id: vehicles,
        team_id: teams,
      },
      currency: scope.account.preferences.default_currency,
      country: scope.account.country,
      canManage: kind === "equipment" || can(scope.account, `settings.${kind}.manage`),
    });
  };
}

/** One row by the `id` of the path. */
function one<Row>(name: string, read: Read<Row>) {
  return async (scope: Scope, { params }: Asked): Promise<Result<Record<string, Row>>> => {
    const [found] = await read(scope, [params.id ?? ""]);
    return found ? ok({ [name]: found }) : fail("not_found");
  };
}

export const agentsScreen = screen("agents", readAgents);
export const vehiclesScreen = screen("vehicles", readVehicles);
export const locationsScreen = screen("locations", readLocations);
export const teamsScreen = screen("teams", readTeams);
export const equipmentScreen = screen("equipment", readEquipment);
export const packagesScreen = screen("packages", readPackageTemplates);

export async function listAgents(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "agents", readAgents, asked);
  return ok({ agents: rows, pagination });
}
export async function listVehicles(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "vehicles", readVehicles, asked);
  return ok({ vehicles: rows, pagination });
}
export async function listLocations(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "locations", readLocations, asked);
  return ok({ locations: rows, pagination });
}

export async function listPackages(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "packages", readPackageTemplates, asked);
  return ok({ packages: rows, pagination });
}

export async function listTeams(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "teams", readTeams, asked);
  return ok({ teams: rows, pagination });
}
export async function listEquipment(scope: Scope, asked: Asked) {
  const { rows, pagination } = await page(scope, "equipment", readEquipment, asked);
  return ok({ equipment: rows, pagination });
}

export const viewAgent = one("agent", readAgents);
export const viewVehicle = one("vehicle", readVehicles);
export const viewLocation = one("location", readLocations);
export const viewPackage = one("package", readPackageTemplates);
export const viewTeam = one("team", readTeams);
export const viewEquipment = one("equipment", readEquipment);
