import { exportBooks } from "#app/features/accounting/books/export-books.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportBooks);
