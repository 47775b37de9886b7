import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listCarriers } from "../commands/carriers.server.ts";

export const loader = apiRead(listCarriers);
export const action = noCommands;
