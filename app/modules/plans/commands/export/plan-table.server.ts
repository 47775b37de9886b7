import {
  createAddressColumns,
  createCollectionColumns,
  createColumn,
  createVolumeColumn,
  createWeightColumn,
  toMomentCell,
} from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn, ExportContext } from "#app/platform/lists/export-list.server.ts";
import {
  getPrintedStopPhone,
  getPrintedStopPlace,
  type PrintedPlan,
  type PrintedRoute,
  type PrintedShipment,
  type PrintedStop,
} from "../../db/printed-plan.reads.server.ts";
import { formatSheetStopWindow } from "./sheet-window.server.ts";

interface PlanTableRow extends Pick<PrintedShipment, "weight" | "volume" | "codAmount" | "codCurrency"> {
  route: PrintedRoute | null;
  stop: Pick<PrintedStop, "type"> & Partial<PrintedStop>;
  shipment: PrintedShipment;
}

/** One row per stop with a shipment, in driving order; unassigned shipments come last. */
export function buildPlanTable(sheets: PrintedPlan, writing: ExportContext) {
  const line = (route: PrintedRoute | null, stop: PlanTableRow["stop"], shipment: PrintedShipment): PlanTableRow => {
    const { weight, volume, codAmount, codCurrency } = shipment;
    return { route, stop, shipment, weight, volume, codAmount, codCurrency };
  };
  const lines = [
    ...sheets.routes.flatMap((route) =>
      route.stops.flatMap((stop) => (stop.shipment ? line(route, stop, stop.shipment) : [])),
    ),
    ...sheets.unassigned.map((shipment) => line(null, { type: "dropoff" }, shipment)),
  ];
  const columns = getPlanTableColumns(sheets);
  return [
    columns.map(({ header }) => header(writing)),
    ...lines.map((each) => columns.map(({ cell }) => cell(each, writing))),
  ];
}

function getPlanTableColumns({ plan }: PrintedPlan): ExportColumn<PlanTableRow>[] {
  const place = ({ stop, shipment }: PlanTableRow) => getPrintedStopPlace(stop, shipment);
  return [
    createColumn("route", "plans:sheet.route_column", ({ route }) => route?.number ?? ""),
    createColumn("agent", "shipments:column.agent", ({ route }) => route?.agent ?? ""),
    createColumn("vehicle", "plans:sheet.vehicle", ({ route }) => route?.vehicle ?? ""),
    createColumn("start", "plans:sheet.start", ({ route }) => route?.start ?? ""),
    createColumn("end", "plans:sheet.end", ({ route }) => route?.end ?? ""),
    createColumn("position", "plans:sheet.stop", ({ stop }) => stop.position ?? ""),
    createColumn("type", "plans:sheet.kind", ({ stop }, { t }) => t(`plans:sheet.${stop.type}`)),
    createColumn("arrive", "plans:sheet.time", ({ stop }, writing) => toMomentCell(stop.arriveAt ?? null, writing)),
    createColumn("number", "shipments:column.number", ({ shipment }) => shipment.number),
    createColumn("orders", "shipments:column.orders", ({ shipment }) => shipment.orderNumbers ?? ""),
    createColumn(
      "customer",
      "shipments:column.customer",
      (line) => place(line).contact?.name ?? line.shipment.customerName ?? "",
    ),
    createColumn("phone", "orders:form.phone", ({ stop, shipment }) => getPrintedStopPhone(stop, shipment)),
    ...createAddressColumns<PlanTableRow>("address", (line) => place(line).address),
    createColumn("window", "plans:sheet.window", ({ stop, shipment }) =>
      formatSheetStopWindow(stop, shipment, plan.startAt.slice(0, 10)),
    ),
    createColumn("packages", "shipments:section.packages", ({ shipment }) => shipment.packageCount),
    createWeightColumn("weight"),
    createVolumeColumn("volume"),
    ...createCollectionColumns<PlanTableRow>("cod", "shipments:column.collections"),
    createColumn("notes", "shipments:section.notes", ({ shipment }) => shipment.notes ?? ""),
  ];
}
