import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { proveBooks } from "../commands/books/prove-books.server.ts";

/** `POST books/prove`. */
export const action = apiCommands([{ method: "POST", command: proveBooks }]);
export const loader = noReads;
