import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportCollections } from "../commands/export-collections.server.ts";

/** What the list's address matches; `POST` with `format` and the `ids` that were selected. */
export const loader = createListFileHandler(exportCollections);
export const action = loader;
