import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { correctBooks } from "../commands/books/correct-books.server.ts";
import { proveBooks } from "../commands/books/prove-books.server.ts";
import { booksScreen } from "../commands/books/view-books.server.ts";
import { BooksScreen } from "../screens/books/books-screen.tsx";
import type { Route } from "./+types/accounting-books.ts";

export const loader = screenLoader(booksScreen);
export const action = commandAction([proveBooks, correctBooks]);

export default function Books({ loaderData }: Route.ComponentProps) {
  return <BooksScreen {...loaderData} />;
}
