import { correctBooks } from "#app/features/accounting/books/correct-books.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST books/correct`. */
export const action = apiCommands([{ method: "POST", command: correctBooks }]);
export const loader = noReads;
