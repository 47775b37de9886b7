import type { ParquetColumn } from "#app/platform/documents/parquet/parquet-file.ts";
import { day as dayLength, hour } from "#app/platform/kernel/milliseconds.ts";

/** The tables of the nightly copy, each a file a month. */
export const openTables = ["orders", "stops", "events", "money"] as const;
export type OpenTable = (typeof openTables)[number];

/** A column with its meaning. Nothing names a person: drivers and customers are ids. */
export interface OpenColumn extends ParquetColumn {
  readonly means: string;
}

const text = (name: string, means: string) => ({ name, means, type: "text" }) as const;
const whole = (name: string, means: string) => ({ name, means, type: "whole" }) as const;
const day = (name: string, means: string) => ({ name, means, type: "day" }) as const;
const moment = (name: string, means: string) => ({ name, means, type: "moment" }) as const;

/** The columns of each table. Counts are 0 or 1, and their sums are the counts of the dashboards. */
export const openDataColumns = {
  orders: [
    text("order_id", "Id, the same in every table"),
    text("order_number", "As people call it"),
    day("day", "Local day on which its promise ends: its month is the file's"),
    text("type", "standard, return, internal, merchant_standard, merchant_return"),
    text("status", "Its status when the file was written"),
    moment("created_at", "When it was created"),
    text("merchant_id", "Of the merchant; null for one's own"),
    text("merchant", "The merchant's name"),
    text("method", "Name of the shipping method"),
    text("zone", "Name of the delivery zone"),
    text("location", "Name of the location that it comes from"),
    text("team", "Name of the team"),
    text("agent_id", "Of the agent"),
    text("outcome", "first, later, returned, cancelled, lost, open"),
    whole("packages", "How many packages"),
    whole("promised", "1: counts for the promise, neither cancelled before pickup nor due yet"),
    whole("on_time", "1: dropped off by the end of the window and the threshold of the method"),
    whole("in_full", "1: delivered with every package and item"),
    whole("otif", "1: on time and in full"),
    whole("late", "1: not on time"),
    whole("attempted", "1: a delivery was attempted"),
    whole("attempts", "How many attempts"),
    whole("first_attempt", "1: delivered at the first attempt"),
    text("late_cause", "Why it was late, by what went wrong first"),
    text("short_cause", "Why it was not in full, where it was on time"),
  ],
  stops: [
    text("stop_id", "Id"),
    text("route_id", "Id of the route"),
    whole("route_number", "As people call it"),
    day("day", "Date of the route: its month is the file's"),
    text("agent_id", "Of the agent"),
    text("team", "Name of the agent's team"),
    text("vehicle", "Plate number of the vehicle"),
    moment("route_started_at", "When the route was started; null until then"),
    moment("route_completed_at", "When the route was over; null until then"),
    whole("position", "In the planned sequence"),
    text("type", "pickup, dropoff, depot, break, route_end"),
    text("state", "pending, ready, arriving, completed, attempted, failed"),
    text("shipment_id", "Of the shipment"),
    text("shipment_number", "As people call it"),
    moment("planned_at", "When the work was to begin"),
    moment("arrived_at", "When the driver came"),
    moment("finished_at", "When the visit was over"),
    whole("travel_seconds", "Planned travel from the stop before"),
    whole("wait_seconds", "Planned wait for the window to open"),
    whole("service_seconds", "Planned time at the stop"),
    whole("meters", "Planned way from the stop before"),
  ],
  events: [
    text("event_id", "Id"),
    text("order_id", "Of the order"),
    day("day", "Day of the order: its month is the file's"),
    whole("version", "Place in the order's timeline"),
    text("type", "What happened"),
    text("from_status", "Status before; null where it did not change or was none"),
    text("to_status", "Status after"),
    moment("at", "When it happened"),
  ],
  money: [
    text("transfer_id", "Id"),
    whole("number", "In the order of posting"),
    day("posted_on", "Day it is posted under: its month is the file's"),
    day("happened_on", "Day of the fact; earlier where that month was closed already"),
    moment("recorded_at", "When it was posted"),
    text("kind", "What it is"),
    text("debit", "Kind of the account that is debited"),
    text("debit_owner", "Id of the agent or merchant, or the VAT rate, that it is kept for"),
    text("credit", "Kind of the account that is credited"),
    text("credit_owner", "Id of the agent or merchant, or the VAT rate, that it is kept for"),
    whole("amount", "Minor units of the currency: 1250 is 12.50 EUR"),
    text("currency", "ISO 4217"),
    text("order_id", "Of the order"),
    text("document_kind", "invoice, settlement, receipt, …; null without a document"),
    text("document_id", "Of the document"),
    text("reverses", "Id of the transfer that it takes back"),
  ],
} as const satisfies Readonly<Record<OpenTable, readonly OpenColumn[]>>;

export type OpenRow<Table extends OpenTable> = Readonly<
  Record<(typeof openDataColumns)[Table][number]["name"], string | number | null>
>;

/** The columns of an order that its counts decide. */
export function toOutcomeColumns(counts: Readonly<Record<string, number>>) {
  const names = Object.keys(counts);
  const find = (prefix: string) => names.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
  const { packages = 0, promised = 0, on_time = 0, in_full = 0, otif = 0, late = 0 } = counts;
  const { attempted = 0, attempts = 0, first_attempt = 0 } = counts;
  return {
    ...{ outcome: find("outcome_"), packages, promised, on_time, in_full, otif, late },
    ...{ attempted, attempts, first_attempt, late_cause: find("late_"), short_cause: find("short_") },
  };
}

/** The hour of the nightly copy, UTC. */
const COPY_HOUR = 2;

/** When the last night's copy began: a file that was written since waits for the next one. Milliseconds UTC. */
export function getLastNight(now: number): number {
  const today = Math.floor(now / dayLength) * dayLength + COPY_HOUR * hour;
  return today > now ? today - dayLength : today;
}

/** The name of a file, and where it is kept. */
export const getOpenFileName = (table: OpenTable, month: string): string => `${table}-${month}.parquet`;

export const getOpenDataPrefix = (accountId: string): string => `open-data/${accountId}/`;
