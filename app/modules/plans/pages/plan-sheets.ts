export { sendPlanExport as loader } from "../http/plan-sheets.server.ts";
