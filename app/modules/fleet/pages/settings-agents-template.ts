import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createAgentTemplate } from "../commands/import-fleet.server.ts";

export const loader = createListFileHandler(createAgentTemplate);
