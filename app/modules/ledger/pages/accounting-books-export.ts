import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportBooks } from "../commands/books/export-books.server.ts";

export const loader = createListFileHandler(exportBooks);
