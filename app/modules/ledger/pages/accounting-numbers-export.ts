import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportNumbers } from "../commands/books/export-numbers.server.ts";

export const loader = createListFileHandler(exportNumbers);
