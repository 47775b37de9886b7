import { coverShippingMethod } from "#app/features/settings/zones/coverage-commands.server.ts";
import { listMethodCoverage } from "#app/features/settings/zones/list-coverage.server.ts";
import { testShippingMethods } from "#app/features/settings/zones/test-coverage.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listMethodCoverage);
/** PUT writes what one covers, POST says who covers a typed address. */
export const action = apiCommands([
  { method: "PUT", command: coverShippingMethod },
  { method: "POST", command: testShippingMethods },
]);
