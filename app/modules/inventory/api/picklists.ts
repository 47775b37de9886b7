import { createPicklist } from "#app/features/picklists/create-picklist.server.ts";
import { listPicklists } from "#app/features/picklists/view-picklists.server.ts";
import { apiCommands, apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listPicklists);
export const action = apiCommands([{ method: "POST", command: createPicklist, status: 201 }]);
