import { addDocument } from "../commands/documents/document-commands.server.ts";
import { documentAction } from "../http/documents.server.ts";

export { rejectGet as loader } from "#app/platform/http/failures.server.ts";

export const action = documentAction(addDocument);
