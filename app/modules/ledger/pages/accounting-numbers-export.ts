import { exportNumbers } from "#app/features/accounting/books/export-numbers.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportNumbers);
