import { apiDocuments } from "#app/features/orders/read-documents.server.ts";
import { apiRead } from "#app/http/api.server.ts";

export const loader = apiRead(apiDocuments);
export { addDocumentAction as action } from "#app/http/documents.server.ts";
