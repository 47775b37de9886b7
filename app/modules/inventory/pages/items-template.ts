import { listFile } from "#app/platform/http/files/list-files.server.ts";
import { itemTemplate } from "../commands/export-items.server.ts";

export const loader = listFile(itemTemplate);
