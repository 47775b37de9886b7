import { deleteTeam } from "#app/features/settings/delete-row.server.ts";
import { viewTeam } from "#app/features/settings/list-catalogue.server.ts";
import { updateTeams } from "#app/features/settings/save-team.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewTeam);
export const action = apiCommands([
  { method: "PUT", command: updateTeams },
  { method: "DELETE", command: deleteTeam },
]);
