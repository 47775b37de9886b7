import { createMoneyFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import { formatAddressLine } from "#app/platform/geo/address-line.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { displayUnits, fromGrams, fromMeters } from "#app/platform/money/units.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import {
  getPrintedStopPhone,
  getPrintedStopPlace,
  type PrintedPlan,
  type PrintedRoute,
  type PrintedStop,
} from "../../db/printed-plan.reads.server.ts";
import type { RouteSheet, RouteSheetRow } from "../../model/route-sheet.ts";
import { formatSheetStopWindow } from "./sheet-window.server.ts";

/** The route as printed for its driver. */
export function buildRouteSheet(
  { plan, depot }: PrintedPlan,
  route: PrintedRoute,
  { t, scope }: ExportContext,
): RouteSheet {
  const { distance_measurement_system: lengths, weight_measurement_system: weights } = scope.account.preferences;
  const [unit, mass] = [displayUnits[lengths].distance, displayUnits[weights].weight];
  const formatMoney = createMoneyFormatter(t.locale);
  const tenths = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 });
  const clock = (at: number) => toLocalTime(at, plan.timezone).slice(11, 16);
  const day = plan.startAt.slice(0, 10);
  const row = (stop: PrintedStop): RouteSheetRow => {
    const { shipment } = stop;
    const bare = { position: String(stop.position), time: clock(stop.arriveAt), goods: [], collect: [] };
    if (!shipment)
      return { ...bare, name: t("plans:sheet.load"), lines: [depot], window: "", notes: "", signed: false };
    const place = getPrintedStopPlace(stop, shipment);
    const name = place.contact?.name ?? (stop.type === "pickup" ? place.name : shipment.customerName) ?? "";
    const { line2, directions } = place.address;
    return {
      ...bare,
      name: [stop.type === "pickup" ? t("plans:sheet.pickup") : "", name].filter(Boolean).join(" · "),
      lines: [
        [formatAddressLine(place.address), line2].filter(Boolean).join(", "),
        directions ?? "",
        getPrintedStopPhone(stop, shipment),
        [shipment.number, shipment.orderNumbers].filter(Boolean).join(" · "),
      ],
      window: formatSheetStopWindow(stop, shipment, day),
      goods: [
        t("plans:sheet.packages", { count: shipment.packageCount }),
        `${tenths.format(fromGrams(shipment.weight, mass))} ${mass}`,
      ],
      collect: stop.type === "dropoff" ? shipment.collect.map(formatMoney) : [],
      notes: shipment.notes ?? "",
      signed: true,
    };
  };
  const served = route.stops.flatMap(({ type, shipment }) => (type === "dropoff" && shipment ? [shipment] : []));
  const totals = new Map<string, number>();
  for (const { currency, amount } of served.flatMap(({ collect }) => collect))
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  const collected = [...totals].map(([currency, amount]) => formatMoney({ currency, amount })).join(", ");
  const rests = route.breaks.map(({ startAt, endAt }) => `${clock(startAt)} – ${clock(endAt)}`).join(", ");
  const times = t("plans:sheet.times", { from: clock(route.startAt), to: clock(route.endAt) });
  return {
    title: [t("plans:sheet.route", { number: String(route.number) }), route.agent].filter(Boolean).join(" · "),
    facts: [
      [plan.name, day, route.vehicle].filter(Boolean).join(" · "),
      [
        times,
        t("plans:sheet.stops", { count: route.stops.filter(({ shipment }) => shipment).length }),
        `${tenths.format(fromMeters(route.distance, unit))} ${unit}`,
        depot,
      ].join(" · "),
      t("plans:sheet.edges", { start: route.start, end: route.end }),
      ...(rests ? [t("plans:sheet.breaks", { times: rests })] : []),
      ...(collected ? [t("plans:sheet.collect_all", { amount: collected })] : []),
    ],
    head: {
      position: "#",
      time: t("plans:sheet.time"),
      where: t("plans:sheet.where"),
      window: t("plans:sheet.window"),
      goods: t("plans:sheet.goods"),
      collect: t("plans:sheet.collect"),
      sign: t("plans:sheet.signature"),
    },
    stops: route.stops.map(row),
  };
}
