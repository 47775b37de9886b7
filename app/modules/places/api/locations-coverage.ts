import { coverLocation } from "#app/features/settings/zones/coverage-commands.server.ts";
import { listLocationCoverage } from "#app/features/settings/zones/list-coverage.server.ts";
import { testLocations } from "#app/features/settings/zones/test-coverage.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listLocationCoverage);
/** PUT writes what one covers, POST says who covers a typed address. */
export const action = apiCommands([
  { method: "PUT", command: coverLocation },
  { method: "POST", command: testLocations },
]);
