import { proveBooks } from "#app/features/accounting/books/prove-books.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST books/prove`. */
export const action = apiCommands([{ method: "POST", command: proveBooks }]);
export const loader = noReads;
