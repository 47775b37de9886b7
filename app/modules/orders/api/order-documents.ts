import { apiDocuments } from "#app/features/orders/documents/read-documents.server.ts";
import { apiRead } from "#app/http/wrappers/api.server.ts";

export const loader = apiRead(apiDocuments);
export { addDocumentAction as action } from "#app/http/files/documents.server.ts";
