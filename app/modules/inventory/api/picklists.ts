import { apiCommands, apiRead } from "#app/platform/http/api.server.ts";
import { createPicklist } from "../commands/create-picklist.server.ts";
import { listPicklists } from "../commands/view-picklists.server.ts";

export const loader = apiRead(listPicklists);
export const action = apiCommands([{ method: "POST", command: createPicklist, status: 201 }]);
