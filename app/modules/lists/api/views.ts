import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { createView } from "../commands/views.server.ts";

/** `POST views` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([{ method: "POST", command: createView, status: 201 }]);
