import { createAgents } from "#app/features/settings/save-agent.server.ts";
import { apiCommands } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: createAgents, status: 201 }]);
