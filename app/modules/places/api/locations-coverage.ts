import { testLocations } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { listLocationCoverage } from "../commands/list-coverage.server.ts";
import { setLocationCoverage } from "../commands/set-coverage.server.ts";

export const loader = apiRead(listLocationCoverage);
/** PUT writes what one covers, POST says who covers a typed address. */
export const action = apiCommands([
  { method: "PUT", command: setLocationCoverage },
  { method: "POST", command: testLocations },
]);
