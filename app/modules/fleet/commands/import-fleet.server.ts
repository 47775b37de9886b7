import { createCatalogueImport } from "#app/platform/catalogue/catalogue-import.server.ts";
import { importCatalogueList, listImportSchema } from "#app/platform/catalogue/list-import.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { renderListTemplate } from "#app/platform/lists/list-template.server.ts";
import { agentExample, agentFileFields, vehicleExample, vehicleFileFields } from "../model/fleet-file.fields.ts";
import { type FleetFileReading, toAgentForm, toVehicleForm } from "../model/fleet-file.ts";
import { agentDefinition } from "./agents.server.ts";
import { vehicleDefinition } from "./vehicles.server.ts";

const getReading = ({ account, actor }: Scope): FleetFileReading => ({
  decimalComma: actor.language === "de",
  weight: account.preferences.weight_measurement_system,
  distance: account.preferences.distance_measurement_system,
});

const vehicleImport = createCatalogueImport(vehicleDefinition, {
  fields: vehicleFileFields,
  toForm: (values, scope) => toVehicleForm(values, getReading(scope)),
  names: { agent_id: "agents", start_location_id: "locations" },
});

const agentImport = createCatalogueImport(agentDefinition, {
  fields: agentFileFields,
  toForm: (values, scope) => toAgentForm(values, getReading(scope)),
  names: { team_id: "teams" },
});

/** `POST vehicles/import`: previews a file, or with `save` adds its vehicles. */
export const importVehicles = createCommand({
  name: "settings.vehicles.import",
  permission: vehicleDefinition.permission,
  subscription: true,
  input: listImportSchema,
  run: (scope, input) => importCatalogueList(scope, vehicleImport, input),
});

/** `POST agents/import`: previews a file, or with `save` adds its agents. */
export const importAgents = createCommand({
  name: "settings.agents.import",
  permission: agentDefinition.permission,
  subscription: true,
  input: listImportSchema,
  run: (scope, input) => importCatalogueList(scope, agentImport, input),
});

type TemplateRequest = { params: Readonly<Record<string, string | undefined>>; language: string };

/** Renders an empty file for a list of the fleet, whose headers are the labels of its form. */
function createTemplate(
  list: "agents" | "vehicles",
  fields: typeof agentFileFields | typeof vehicleFileFields,
  example: Readonly<Record<string, string>>,
) {
  const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
  const getKey = (key: string) => `${list}:${labels.get(key) ?? key}`;
  const template = { title: `${list}:title`, fields, example, getKey };
  return (_: Scope, requested: TemplateRequest) => renderListTemplate(template, requested);
}

/** An empty file for vehicles. */
export const createVehicleTemplate = createTemplate("vehicles", vehicleFileFields, vehicleExample);

/** An empty file for agents. */
export const createAgentTemplate = createTemplate("agents", agentFileFields, agentExample);
