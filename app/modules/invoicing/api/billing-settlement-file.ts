import { noCommands } from "#app/platform/http/api.server.ts";
import { createDocumentFileCall, listDocumentFormats } from "#app/platform/http/files/document-files.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";

/** `GET billing/settlements/{number}/file?format=pdf|xlsx|csv`. */
export const loader = createDocumentFileCall(listDocumentFormats(settlementFiles));
export const action = noCommands;
