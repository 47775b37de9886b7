import { apiRead } from "#app/platform/http/api.server.ts";
import { listApiDocuments } from "../commands/documents/read-documents.server.ts";

export const loader = apiRead(listApiDocuments);
export { addDocumentAction as action } from "../http/documents.server.ts";
