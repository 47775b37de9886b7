import { fail } from "#app/domain/kernel/result.ts";
import { changeView, removeView } from "#app/features/views/change-view.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

/** `PUT views/{id}`, `DELETE views/{id}` (platform §7.3). */
export const loader = apiRead(async () => fail("method_not_allowed"));
export const action = apiCommands([
  { method: "PUT", command: changeView },
  { method: "DELETE", command: removeView },
]);
