import { createDocumentFileLoader } from "#app/platform/http/files/document-files.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";

export const loader = createDocumentFileLoader(settlementFiles.writePrint, "pdf");
