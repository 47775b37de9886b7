import { listTransfers } from "#app/features/accounting/books/export-books.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET books/transfers`. */
export const loader = apiRead(listTransfers);
export const action = noCommands;
