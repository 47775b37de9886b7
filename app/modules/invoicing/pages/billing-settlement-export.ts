import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";

/** `?format=xlsx|csv|pdf`. */
export const loader = createDocumentFileLoader(settlementFiles.writeExport, "xlsx");
