import { changeView, removeView } from "#app/features/views/change-view.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `PUT views/{id}`, `DELETE views/{id}` (platform §7.3). */
export const loader = noReads;
export const action = apiCommands([
  { method: "PUT", command: changeView },
  { method: "DELETE", command: removeView },
]);
