import { lookupModules } from "#app/domain/kernel/lookup-modules.ts";
import { lookUpNames } from "#app/features/lookups/look-up-names.server.ts";
import { apiReads, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET lookups/{module}`. */
export const loader = apiReads([{ at: { module: lookupModules }, read: lookUpNames }]);
export const action = noCommands;
