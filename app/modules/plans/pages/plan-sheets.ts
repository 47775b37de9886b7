export { planSheetsResponse as loader } from "#app/http/files/plan-sheets.server.ts";
