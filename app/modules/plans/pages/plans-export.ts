import { exportPlans } from "#app/features/plans/list/export-plans.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportPlans);
