import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listNumbers } from "../commands/books/view-numbers.server.ts";

/** `GET books/numbers`. */
export const loader = apiRead(listNumbers);
export const action = noCommands;
