import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportMembers } from "../commands/export-members.server.ts";

export const loader = createListFileHandler(exportMembers);
