import { createAgents } from "#app/features/settings/agents/agents.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

export const action = apiCommands([{ method: "POST", command: createAgents, status: 201 }]);
export const loader = noReads;
