import { listNumbers } from "#app/features/accounting/books/view-numbers.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET books/numbers`. */
export const loader = apiRead(listNumbers);
export const action = noCommands;
