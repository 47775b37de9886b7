export { documentLoader as loader } from "#app/http/documents.server.ts";
