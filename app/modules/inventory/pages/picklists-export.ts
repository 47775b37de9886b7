import { exportPicklists } from "#app/features/picklists/export-picklists.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportPicklists);
