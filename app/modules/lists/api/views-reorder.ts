import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { reorderViews } from "../commands/views.server.ts";

/** `POST views/module/{module}/reorder` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: reorderViews }]);
