export { addDocumentAction as action } from "#app/http/files/documents.server.ts";
export { onlyChanges as loader } from "#app/http/wrappers/failures.server.ts";
