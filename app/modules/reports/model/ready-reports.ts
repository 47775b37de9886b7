import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ReportDefinition, ReportFormat } from "./report.ts";

const { failed, failed_received: failedReceived } = shipmentStatuses.code;

const lastDays = (field: string, days: number) => ({ field, not: false, values: [`past,${days},day`] });
const lastMonth = (field: string) => ({ field, not: false, values: ["past,1,month"] });

/** A report that everybody may run who may read its source; saved under another name it becomes one's own. */
export type ReadyReport = ReportDefinition & { format: ReportFormat };

/** The library, in its order. */
export const readyReports = {
  deliveries: {
    ...{ source: "orders", columns: [], group_by: "merchant", sort: "completed_at", format: "xlsx" },
    filters: [lastDays("completed_at", 7)],
  },
  failures: {
    ...{ source: "deliveries", columns: [], group_by: "failure_reason", sort: "completed_at", format: "xlsx" },
    filters: [
      lastDays("completed_at", 28),
      { field: "status", not: false, values: [String(failed), String(failedReceived)] },
    ],
  },
  cash: {
    ...{ source: "collections", columns: [], group_by: "agent", sort: "collected_at", format: "xlsx" },
    filters: [lastDays("collected_at", 7)],
  },
  hours: {
    ...{ source: "hours", columns: [], group_by: "agent", sort: "checked_in", format: "xlsx" },
    filters: [lastMonth("checked_in")],
  },
  pay: {
    ...{ source: "payouts", columns: [], group_by: "agent", sort: "day", format: "xlsx" },
    filters: [lastMonth("day")],
  },
  merchants: {
    ...{ source: "balances", columns: [], group_by: undefined, sort: "merchant", format: "xlsx" },
    filters: [],
  },
  invoices: {
    ...{ source: "invoices", columns: [], group_by: "merchant", sort: undefined, format: "xlsx" },
    filters: [],
  },
  otif: {
    ...{ source: "order_outcomes", columns: [], group_by: "name", sort: "day", format: "xlsx" },
    filters: [lastDays("day", 28)],
  },
  vehicles: {
    ...{ source: "route_outcomes", columns: [], group_by: "vehicle", sort: "day", format: "xlsx" },
    filters: [lastDays("day", 28)],
  },
  stock: { source: "stock", columns: [], group_by: undefined, sort: "name", format: "xlsx", filters: [] },
  audit: {
    ...{ source: "audit", columns: [], group_by: "area", sort: "at", format: "csv" },
    filters: [lastDays("at", 28)],
  },
} satisfies Record<string, ReadyReport>;

export type ReadyName = keyof typeof readyReports;
export const readyNames = Object.keys(readyReports).filter(isReadyName);

export function isReadyName(text: string): text is ReadyName {
  return Object.hasOwn(readyReports, text);
}

/** A report of the library. */
export function getReadyReport(name: ReadyName): ReadyReport {
  return readyReports[name];
}
