import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { correctBooks } from "../commands/books/correct-books.server.ts";
import { reconcileBooks } from "../commands/books/reconcile-books.server.ts";
import { readBooksScreen } from "../commands/books/view-books.server.ts";
import { BooksScreen } from "../screens/books/books-screen.tsx";
import type { Route } from "./+types/accounting-books.ts";

export const loader = createScreenLoader(readBooksScreen);
export const action = createCommandAction([reconcileBooks, correctBooks]);

export default function Books({ loaderData }: Route.ComponentProps) {
  return <BooksScreen {...loaderData} />;
}
