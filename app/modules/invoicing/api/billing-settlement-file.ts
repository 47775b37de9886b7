import { noCommands } from "#app/platform/http/api.server.ts";
import { documentFileIn, paperAndSheets } from "#app/platform/http/files/document-files.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";

/** `GET billing/settlements/{number}/file?format=pdf|xlsx|csv`. */
export const loader = documentFileIn(paperAndSheets(settlementFiles));
export const action = noCommands;
