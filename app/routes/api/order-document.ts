export { documentLoader as loader, removeDocumentAction as action } from "#app/http/documents.server.ts";
