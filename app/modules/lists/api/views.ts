import { createView } from "#app/features/views/create-view.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST views` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: createView, status: 201 }]);
