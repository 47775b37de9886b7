export { rejectGet as loader } from "#app/platform/http/failures.server.ts";
export { stageDocumentAction as action } from "../http/documents.server.ts";
