export { planSheetsResponse as loader } from "../http/plan-sheets.server.ts";
