export { documentLoader as loader, removeDocumentAction as action } from "../http/documents.server.ts";
