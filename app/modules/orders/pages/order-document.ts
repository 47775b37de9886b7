export { documentLoader as loader } from "../http/documents.server.ts";
