import { listTeamCoverage } from "#app/modules/places/commands/list-coverage.server.ts";
import { setTeamCoverage } from "#app/modules/places/commands/set-coverage.server.ts";
import { testTeams } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";

export const loader = apiRead(listTeamCoverage);
/** PUT writes what one covers, POST says who covers a typed address. */
export const action = apiCommands([
  { method: "PUT", command: setTeamCoverage },
  { method: "POST", command: testTeams },
]);
