import { listMethodCoverage } from "#app/modules/places/commands/list-coverage.server.ts";
import { setShippingMethodCoverage } from "#app/modules/places/commands/set-coverage.server.ts";
import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { testShippingMethods } from "../commands/test-coverage.server.ts";

export const loader = apiRead(listMethodCoverage);
/** PUT writes the coverage of a method, POST tests which methods cover a typed address. */
export const action = apiCommands([
  { method: "PUT", command: setShippingMethodCoverage },
  { method: "POST", command: testShippingMethods },
]);
