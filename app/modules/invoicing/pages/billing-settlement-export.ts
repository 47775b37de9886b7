import { settlementFiles } from "#app/features/accounting/settlements/settlement-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = documentFile(settlementFiles.writeExport, "xlsx");
