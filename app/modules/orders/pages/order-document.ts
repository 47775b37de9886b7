export { documentLoader as loader } from "#app/http/files/documents.server.ts";
