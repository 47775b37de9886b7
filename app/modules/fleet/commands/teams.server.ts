import { z } from "zod";
import { alone, catalogue, managing, stored } from "#app/platform/catalogue/catalogue.server.ts";
import { seen } from "#app/platform/catalogue/definition.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { teamRows } from "../db/teams.server.ts";
import { teamSchema } from "../model/team.ts";

/** Teams: an agent is in one, and joining this one leaves another. */
export const teamCatalogue = catalogue({
  name: "teams",
  one: "team",
  rows: teamRows,
  permission: managing("teams"),
  subscription: true,
  forms: { create: teamSchema, update: teamSchema.safeExtend(seen) },
  refers: { start_location_id: "locations", return_location_id: "locations", agents: "agents" },
  prepare: stored,
  complete: alone,
  answer: {
    row: rowAnswer(teamSchema, { start_location: z.string().optional(), return_location: z.string().optional() }),
  },
  deletable: true,
  columns: (column) => [
    column("name", "settings:teams.name", (row) => row.name),
    column("agents", "settings:teams.agents", (row) => row.agents.length),
    column("start", "settings:teams.start", (row) => row.start_location ?? ""),
    column("return", "settings:teams.return", (row) => row.return_location ?? ""),
    column("radius", "settings:teams.radius", (row) => row.check_in_radius ?? ""),
  ],
});
