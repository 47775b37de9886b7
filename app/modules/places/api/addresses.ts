import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { knownAddresses } from "../commands/known-addresses.server.ts";

/** `GET addresses?text=` and `GET addresses?near=`. */
export const loader = apiRead(knownAddresses);
export const action = noCommands;
