export { documentLoader as loader, removeDocumentAction as action } from "#app/http/files/documents.server.ts";
