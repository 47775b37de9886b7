import { exportCollections } from "#app/features/accounting/export-accounting.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

/** What the list's address matches; `POST` with `format` and the `ids` that were selected. */
export const loader = listFile(exportCollections);
export const action = loader;
