import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { changeView, removeView } from "../commands/views.server.ts";

/** `PUT views/{id}`, `DELETE views/{id}` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([
  { method: "PUT", command: changeView },
  { method: "DELETE", command: removeView },
]);
