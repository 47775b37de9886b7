import { listCarriers } from "#app/features/merchants/carriers.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(listCarriers);
export const action = noCommands;
