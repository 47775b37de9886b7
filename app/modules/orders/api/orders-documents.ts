import { noReads } from "#app/platform/http/api.server.ts";

export { stageDocumentAction as action } from "../http/documents.server.ts";
export const loader = noReads;
