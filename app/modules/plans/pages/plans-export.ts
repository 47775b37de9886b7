import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportPlans } from "../commands/list/export-plans.server.ts";

export const loader = createListFileHandler(exportPlans);
