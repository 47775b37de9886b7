import { viewAgent } from "#app/features/settings/list-catalogue.server.ts";
import { updateAgents } from "#app/features/settings/save-agent.server.ts";
import { deactivateAgents } from "#app/features/settings/switch-active.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(viewAgent);
/** Deleting is switching off: orders and plans may refer to the row. */
export const action = apiCommands([
  { method: "PUT", command: updateAgents },
  { method: "DELETE", command: deactivateAgents },
]);
