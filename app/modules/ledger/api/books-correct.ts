import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { correctBooks } from "../commands/books/correct-books.server.ts";

/** `POST books/correct`. */
export const action = apiCommands([{ method: "POST", command: correctBooks }]);
export const loader = noReads;
