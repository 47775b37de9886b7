import { addressLabels } from "#app/features/labels/generate-labels.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: addressLabels }]);
export const loader = noReads;
