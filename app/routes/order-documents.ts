export { addDocumentAction as action } from "#app/http/documents.server.ts";
