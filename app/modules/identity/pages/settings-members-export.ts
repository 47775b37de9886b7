import { exportMembers } from "#app/features/members/export-members.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportMembers);
