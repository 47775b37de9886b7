import { z } from "zod";
import {
  acceptAsWritten,
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { teamRows } from "../db/teams.server.ts";
import { teamSchema } from "../model/team.ts";

/** Teams; an agent is in at most one, so joining a team leaves the previous one. */
export const teamCatalogue = createCatalogue({
  name: "teams",
  singular: "team",
  rows: teamRows,
  permission: listManagePermissions("teams"),
  subscription: true,
  forms: { create: teamSchema, update: teamSchema.safeExtend(expectedVersionFields) },
  references: { start_location_id: "locations", return_location_id: "locations", agents: "agents" },
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: {
    row: createRowResponseSchema(teamSchema, {
      start_location: z.string().optional(),
      return_location: z.string().optional(),
    }),
  },
  isDeletable: true,
  columns: (column) => [
    column("name", "teams:name", (row) => row.name),
    column("agents", "teams:agents", (row) => row.agents.length),
    column("start", "teams:start", (row) => row.start_location ?? ""),
    column("return", "teams:return", (row) => row.return_location ?? ""),
    column("radius", "teams:radius", (row) => row.check_in_radius ?? ""),
  ],
});
