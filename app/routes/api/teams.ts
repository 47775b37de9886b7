import { listTeams } from "#app/features/settings/list-catalogue.server.ts";
import { createTeam } from "#app/features/settings/save-team.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listTeams);
export const action = apiCommands([{ method: "POST", command: createTeam, status: 201 }]);
