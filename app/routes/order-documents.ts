export { addDocumentAction as action } from "#app/http/documents.server.ts";
export { onlyChanges as loader } from "#app/http/failures.server.ts";
