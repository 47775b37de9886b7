import { exportItems } from "#app/features/stock/export-items.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportItems);
