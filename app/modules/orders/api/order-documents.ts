import { apiRead } from "#app/platform/http/api.server.ts";
import { apiDocuments } from "../commands/documents/read-documents.server.ts";

export const loader = apiRead(apiDocuments);
export { addDocumentAction as action } from "../http/documents.server.ts";
