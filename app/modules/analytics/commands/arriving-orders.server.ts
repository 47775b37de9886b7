import { shipmentStatuses } from "#app/modules/shipments/model/shipment.enums.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { type ArrivingRow, readArriving } from "../db/arriving.reads.server.ts";
import { readMeasureCounts } from "../db/sums.reads.server.ts";
import { type Danger, dangers, judgeOpenOrder, type Outlook } from "../model/arriving.ts";
import { type AnalyticsQuery, parseFilters } from "../model/period.ts";
import { recountAccount } from "./recount.server.ts";

/** Most unfinished orders considered; the screen says when there are more. */
const MAX_ORDERS = 5_000;
/** What was promised before today and is unfinished still. */
const DAYS_BACK = 7;

/** An unfinished order as the screen lists it. */
export interface ArrivingOrder extends Outlook, Pick<ArrivingRow, "id" | "number" | "name" | "agent" | "items"> {
  day: string;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  eta: number | null;
  picked: number;
  routeId: string | null;
  stopId: string | null;
}

/** A day's outlook: how many of its orders will be on time and in full if nothing is done. */
export interface DayOutlook extends Record<Danger, number> {
  day: string;
  /** Orders of that day that are not cancelled. */
  orders: number;
  done: number;
}

/** Unfinished orders of today and tomorrow as they are judged now. */
export interface Arriving {
  days: DayOutlook[];
  /** In danger, the worst first. */
  orders: ArrivingOrder[];
  filters: AnalyticsQuery["filters"];
  ignored: string[];
  /** There are more unfinished orders than are judged at once. */
  isCut: boolean;
  countedAt: number;
}

/** Judges unfinished orders of today and tomorrow by live arrival and picked items, and forecasts both days. */
export async function readArrivingOrders(scope: Scope, url: URL): Promise<Arriving> {
  await recountAccount(scope);
  const { filters, ignored } = parseFilters(url.searchParams);
  const moment = now(scope);
  const today = toLocalDate(moment, scope.account.timezone);
  const tomorrow = addDays(today, 1);
  const [rows, counts] = await Promise.all([
    readArriving(scope, { days: { from: addDays(today, -DAYS_BACK), to: tomorrow }, filters }, MAX_ORDERS),
    readMeasureCounts(scope, { subject: "order", days: { from: today, to: tomorrow }, filters }, "day"),
  ]);
  const orders = rows
    .slice(0, MAX_ORDERS)
    .filter((row) => row.day >= today || getPromisedDay(row) <= tomorrow)
    .map((row) => toArriving(row, today, moment));
  const days = [today, tomorrow].map((day): DayOutlook => {
    const of = (danger: Danger) => orders.filter((order) => order.day === day && order.danger === danger).length;
    const { due = 0, otif: done = 0 } = counts.get(day) ?? {};
    return { day, orders: due, done, will_miss: of("will_miss"), at_risk: of("at_risk"), safe: of("safe") };
  });
  const endangered = orders
    .filter(({ danger }) => danger !== "safe")
    .sort((a, b) => dangers.indexOf(a.danger) - dangers.indexOf(b.danger));
  return { days, orders: endangered, filters, ignored, isCut: rows.length > MAX_ORDERS, countedAt: moment };
}

/** The local day that is promised now: another one than that of the order's fact after a failed attempt. */
const getPromisedDay = ({ deliveryTo, day }: ArrivingRow): string => (deliveryTo ?? day).slice(0, 10);

function toArriving(row: ArrivingRow, today: string, moment: number): ArrivingOrder {
  const { thresholdMinutes, timezone, issues, shipmentStatus, late, ...order } = row;
  const due = toInstant(row.deliveryTo ?? `${row.day}T23:59`, timezone) + thresholdMinutes * 60_000;
  const outlook = judgeOpenOrder(
    {
      due,
      eta: row.eta,
      // Late today, and promised for another day by now; what was missed earlier is judged by what is promised now.
      isMissed: late !== null && row.day === today && getPromisedDay(row) > today,
      isToday: getPromisedDay(row) <= today,
      isShortPicked: row.picked > 0 && row.picked < row.items,
      isUnderWay: shipmentStatus === shipmentStatuses.code.picked_up,
      hasAddressIssue: issues !== "[]",
    },
    moment,
  );
  return { ...order, ...outlook };
}
