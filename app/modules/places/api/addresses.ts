import { knownAddresses } from "#app/features/known-addresses.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET addresses?text=` and `GET addresses?near=`. */
export const loader = apiRead(knownAddresses);
export const action = noCommands;
