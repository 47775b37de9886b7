import { addressLabels } from "#app/features/labels/generate-labels.server.ts";
import { apiCommands } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: addressLabels }]);
