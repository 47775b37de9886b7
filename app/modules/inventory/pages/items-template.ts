import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createItemTemplate } from "../commands/export-items.server.ts";

export const loader = createListFileHandler(createItemTemplate);
