import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { reconcileBooks } from "../commands/books/reconcile-books.server.ts";

/** `POST books/prove`. */
export const action = apiCommands([{ method: "POST", command: reconcileBooks }]);
export const loader = noReads;
