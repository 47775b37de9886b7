import {
  addressColumns,
  collectionColumns,
  moment,
  volumeColumn,
  weightColumn,
  worded,
} from "#app/platform/lists/export-columns.server.ts";
import type { ExportColumn, Writing } from "#app/platform/lists/export-list.server.ts";
import {
  type PlanSheets,
  phoneOfStop,
  placeOfStop,
  type SheetRoute,
  type SheetShipment,
  type SheetStop,
} from "../../db/plan-sheets.reads.server.ts";
import { windowOfStop } from "./route-sheets.server.ts";

interface Line extends Pick<SheetShipment, "weight" | "volume" | "codAmount" | "codCurrency"> {
  route: SheetRoute | null;
  stop: Pick<SheetStop, "type"> & Partial<SheetStop>;
  shipment: SheetShipment;
}

/** A row a stop that has a shipment, in the order in which they are driven; what no route serves stands at the end. */
export function tableOf(sheets: PlanSheets, writing: Writing) {
  const line = (route: SheetRoute | null, stop: Line["stop"], shipment: SheetShipment): Line => {
    const { weight, volume, codAmount, codCurrency } = shipment;
    return { route, stop, shipment, weight, volume, codAmount, codCurrency };
  };
  const lines = [
    ...sheets.routes.flatMap((route) =>
      route.stops.flatMap((stop) => (stop.shipment ? line(route, stop, stop.shipment) : [])),
    ),
    ...sheets.unassigned.map((shipment) => line(null, { type: "dropoff" }, shipment)),
  ];
  const columns = columnsFor(sheets);
  return [
    columns.map(({ header }) => header(writing)),
    ...lines.map((each) => columns.map(({ cell }) => cell(each, writing))),
  ];
}

function columnsFor({ plan }: PlanSheets): ExportColumn<Line>[] {
  const place = ({ stop, shipment }: Line) => placeOfStop(stop, shipment);
  return [
    worded("route", "plans:sheet.route_column", ({ route }) => route?.number ?? ""),
    worded("agent", "shipments:column.agent", ({ route }) => route?.agent ?? ""),
    worded("vehicle", "plans:sheet.vehicle", ({ route }) => route?.vehicle ?? ""),
    worded("start", "plans:sheet.start", ({ route }) => route?.start ?? ""),
    worded("end", "plans:sheet.end", ({ route }) => route?.end ?? ""),
    worded("position", "plans:sheet.stop", ({ stop }) => stop.position ?? ""),
    worded("type", "plans:sheet.kind", ({ stop }, { t }) => t(`plans:sheet.${stop.type}`)),
    worded("arrive", "plans:sheet.time", ({ stop }, writing) => moment(stop.arriveAt ?? null, writing)),
    worded("number", "shipments:column.number", ({ shipment }) => shipment.number),
    worded("orders", "shipments:column.orders", ({ shipment }) => shipment.orderNumbers ?? ""),
    worded(
      "customer",
      "shipments:column.customer",
      (line) => place(line).contact?.name ?? line.shipment.customerName ?? "",
    ),
    worded("phone", "orders:form.phone", ({ stop, shipment }) => phoneOfStop(stop, shipment)),
    ...addressColumns<Line>("address", (line) => place(line).address),
    worded("window", "plans:sheet.window", ({ stop, shipment }) =>
      windowOfStop(stop, shipment, plan.startAt.slice(0, 10)),
    ),
    worded("packages", "shipments:section.packages", ({ shipment }) => shipment.packageCount),
    weightColumn("weight"),
    volumeColumn("volume"),
    ...collectionColumns<Line>("cod", "shipments:column.collections"),
    worded("notes", "shipments:section.notes", ({ shipment }) => shipment.notes ?? ""),
  ];
}
