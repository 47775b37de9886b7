export { stageDocumentAction as action } from "#app/http/documents.server.ts";
