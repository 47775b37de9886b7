import { BooksScreen } from "#app/features/accounting/books/books-screen.tsx";
import { proveBooks } from "#app/features/accounting/books/prove-books.server.ts";
import { viewBooks } from "#app/features/accounting/books/view-books.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-books.ts";

export const loader = screenLoader(viewBooks);
export const action = commandAction([proveBooks]);

export default function Books({ loaderData }: Route.ComponentProps) {
  return <BooksScreen books={loaderData.books} />;
}
