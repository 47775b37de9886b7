import { settlementFiles } from "#app/features/accounting/settlements/settlement-file.server.ts";
import { documentFile } from "#app/http/files/document-files.server.ts";

export const loader = documentFile(settlementFiles.writePrint, "pdf");
