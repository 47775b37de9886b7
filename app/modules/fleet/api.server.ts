import { z } from "zod";
import { catalogueEndpoints } from "#app/platform/catalogue/endpoints.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { importList, listImportForm, listImportResult } from "#app/platform/http/files/list-imports.server.ts";
import { bulkOutcomeSchema, textListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { idsSchema } from "./api/fleet.outputs.ts";
import { agentCatalogue, createAgents } from "./commands/agents.server.ts";
import { equipmentCatalogue } from "./commands/equipment.server.ts";
import { importAgents, importVehicles } from "./commands/import-fleet.server.ts";
import { inviteAgents } from "./commands/invite-agents.server.ts";
import { resetCooldown } from "./commands/reset-cooldown.server.ts";
import { teamCatalogue } from "./commands/teams.server.ts";
import { createVehicles, vehicleCatalogue } from "./commands/vehicles.server.ts";

const agentsAccess = { permission: ["settings", "settings.agents"], subscription: true } as const;
const vehiclesAccess = { permission: ["settings", "settings.vehicles"], subscription: true } as const;

/** Headings of the description. */
const tags = {
  teams: "Agents who work together.",
  agents: "Drivers and others who carry out shipments.",
  vehicles: "What agents drive.",
  equipment: "Scanners, phones and boxes that agents or vehicles carry.",
};

export const fleetEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "POST",
    path: "/agents/import",
    operation: "readAgentFile",
    access: agentsAccess,
    summary: "Import agents",
    form: listImportForm,
    handler: importList(importAgents),
    output: listImportResult,
  }),
  endpoint({
    method: "POST",
    path: "/agents/bulk",
    operation: "importAgents",
    access: agentsAccess,
    summary: "Create many agents",
    command: createAgents,
    status: 201,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/agents/invite",
    operation: "inviteAgent",
    access: agentsAccess,
    summary: "Invite agents by mail or text",
    command: inviteAgents,
    status: 201,
    output: z.strictObject({ ids: textListSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/vehicles/import",
    operation: "readVehicleFile",
    access: vehiclesAccess,
    summary: "Import vehicles",
    form: listImportForm,
    handler: importList(importVehicles),
    output: listImportResult,
  }),
  endpoint({
    method: "POST",
    path: "/vehicles/bulk",
    operation: "importVehicles",
    access: vehiclesAccess,
    summary: "Create many vehicles",
    command: createVehicles,
    status: 201,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/vehicles/:id/reset-cooldown",
    access: vehiclesAccess,
    summary: "End the rest of a vehicle",
    command: resetCooldown,
    output: bulkOutcomeSchema,
  }),
  ...catalogueEndpoints(agentCatalogue, {
    path: "/agents",
    access: agentsAccess,
    many: "agents",
    one: "an agent",
    activated: true,
    more: { list: { mcp: { toolset: "fleet" } } },
  }),
  ...catalogueEndpoints(vehicleCatalogue, {
    path: "/vehicles",
    access: vehiclesAccess,
    many: "vehicles",
    one: "a vehicle",
    activated: true,
    more: { list: { mcp: { toolset: "fleet" } } },
  }),
  ...catalogueEndpoints(teamCatalogue, {
    path: "/teams",
    access: { permission: ["settings", "settings.teams"], subscription: true },
    many: "teams",
    one: "a team",
    activated: true,
  }),
  ...catalogueEndpoints(equipmentCatalogue, {
    path: "/equipment",
    access: { permission: "settings", accountKind: "carrier", subscription: true },
    many: "equipment",
    one: "a piece of equipment",
    more: { list: { operation: "listEquipment" } },
  }),
]);
