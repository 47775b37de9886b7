import { createAgents } from "#app/features/settings/agents.server.ts";
import { apiCommands, noReads } from "#app/http/api.server.ts";

export const action = apiCommands([{ method: "POST", command: createAgents, status: 201 }]);
export const loader = noReads;
