import { apiReads, noCommands } from "#app/platform/http/api.server.ts";
import { lookupModules } from "#app/platform/lists/lookup-modules.ts";
import { lookUpNames } from "../commands/look-up-names.server.ts";

/** `GET lookups/{module}`. */
export const loader = apiReads([{ at: { module: lookupModules }, read: lookUpNames }]);
export const action = noCommands;
