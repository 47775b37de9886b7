import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { addressLabels } from "../commands/generate-labels.server.ts";

export const action = apiCommands([{ method: "POST", command: addressLabels }]);
export const loader = noReads;
