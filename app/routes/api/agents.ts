import { listAgents } from "#app/features/settings/list-catalogue.server.ts";
import { createAgent } from "#app/features/settings/save-agent.server.ts";
import { apiCommands, apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listAgents);
export const action = apiCommands([{ method: "POST", command: createAgent, status: 201 }]);
