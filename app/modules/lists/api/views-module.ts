import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listViews } from "../commands/views.server.ts";

/** `GET views/module/{module}` (platform §7.3). */
export const loader = apiRead(listViews);
export const action = noCommands;
