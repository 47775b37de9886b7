import { noReads } from "#app/http/api.server.ts";

export { stageDocumentAction as action } from "#app/http/documents.server.ts";
export const loader = noReads;
