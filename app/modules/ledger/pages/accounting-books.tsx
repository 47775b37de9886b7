import { BooksScreen } from "#app/features/accounting/books/books-screen.tsx";
import { correctBooks } from "#app/features/accounting/books/correct-books.server.ts";
import { proveBooks } from "#app/features/accounting/books/prove-books.server.ts";
import { booksScreen } from "#app/features/accounting/books/view-books.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/accounting-books.ts";

export const loader = screenLoader(booksScreen);
export const action = commandAction([proveBooks, correctBooks]);

export default function Books({ loaderData }: Route.ComponentProps) {
  return <BooksScreen {...loaderData} />;
}
