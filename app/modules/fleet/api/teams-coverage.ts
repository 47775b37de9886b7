import { coverTeam } from "#app/features/settings/zones/coverage-commands.server.ts";
import { listTeamCoverage } from "#app/features/settings/zones/list-coverage.server.ts";
import { testTeams } from "#app/features/settings/zones/test-coverage.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listTeamCoverage);
/** PUT writes what one covers, POST says who covers a typed address. */
export const action = apiCommands([
  { method: "PUT", command: coverTeam },
  { method: "POST", command: testTeams },
]);
