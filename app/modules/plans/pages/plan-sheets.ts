export { sendPlanExport as loader } from "../http/plan-export.server.ts";
