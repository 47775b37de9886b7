import { apiRead, noCommands } from "#app/platform/http/api.server.ts";
import { viewBooks } from "../commands/books/view-books.server.ts";

/** `GET books`: the last proof. */
export const loader = apiRead(viewBooks);
export const action = noCommands;
