import { settlementFiles } from "#app/features/accounting/settlements/settlement-file.server.ts";
import { documentFileIn, paperAndSheets } from "#app/http/files/document-files.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

/** `GET billing/settlements/{number}/file?format=pdf|xlsx|csv`. */
export const loader = documentFileIn(paperAndSheets(settlementFiles));
export const action = noCommands;
