import { reorderViews } from "#app/features/views/change-view.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST views/module/{module}/reorder` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: reorderViews }]);
