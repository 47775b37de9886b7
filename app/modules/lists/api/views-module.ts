import { listViews } from "#app/features/views/list-views.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET views/module/{module}` (platform §7.3). */
export const loader = apiRead(listViews);
export const action = noCommands;
