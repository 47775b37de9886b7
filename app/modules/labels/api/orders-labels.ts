import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { createLabelsUrl } from "../commands/generate-labels.server.ts";

export const action = apiCommands([{ method: "POST", command: createLabelsUrl }]);
export const loader = noReads;
