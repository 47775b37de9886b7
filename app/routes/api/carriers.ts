import { listCarriers } from "#app/features/merchants/carriers.server.ts";
import { apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(listCarriers);
