import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportCollections } from "../commands/export-collections.server.ts";

/** Exports what matches the list's URL; `POST` with `format` and the selected `ids`. */
export const loader = createListFileHandler(exportCollections);
export const action = loader;
