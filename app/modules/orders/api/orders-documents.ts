import { noReads } from "#app/http/wrappers/api.server.ts";

export { stageDocumentAction as action } from "#app/http/files/documents.server.ts";
export const loader = noReads;
