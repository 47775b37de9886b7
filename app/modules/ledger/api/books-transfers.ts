import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { listTransfers } from "../commands/books/export-books.server.ts";

/** `GET books/transfers`. */
export const loader = apiRead(listTransfers);
export const action = noCommands;
