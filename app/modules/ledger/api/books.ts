import { viewBooks } from "#app/features/accounting/books/view-books.server.ts";
import { apiRead, noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET books`: the last proof. */
export const loader = apiRead(viewBooks);
export const action = noCommands;
