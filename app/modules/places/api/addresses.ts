import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { findKnownAddresses } from "../commands/find-known-addresses.server.ts";

/** `GET addresses?text=` and `GET addresses?near=`. */
export const loader = apiRead(findKnownAddresses);
export const action = noCommands;
