import type { LiveColumn } from "#app/modules/orders/model/live-board.ts";
import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";

/** Number of a day's orders by status. */
export type StatusCounts = Partial<Record<OrderStatus, number>>;

const { code } = orderStatuses;

/**
 * The bands of the day's chart from the bottom up, each with its representative status and the live view's columns it
 * contains.
 */
export const dayBands = [
  { key: "delivered", status: code.delivered, columns: ["delivered"] },
  { key: "attempted", status: code.delivery_attempted, columns: ["attempted", "returns"] },
  { key: "out", status: code.out_for_delivery, columns: ["out_for_delivery"] },
  { key: "transit", status: code.in_transit, columns: ["transit"] },
  { key: "ready", status: code.processing, columns: ["ready", "processing"] },
  { key: "new", status: code.new, columns: ["new"] },
] as const satisfies readonly { key: string; status: OrderStatus; columns: readonly LiveColumn[] }[];
export type DayBand = (typeof dayBands)[number]["key"];

/** The statuses in a band. */
export function listBandStatuses(band: DayBand): readonly OrderStatus[] {
  const columns: readonly LiveColumn[] = dayBands.find(({ key }) => key === band)?.columns ?? [];
  return orderStatuses.filter(({ column }) => columns.includes(column));
}

/** Counts by band, from the bottom up. Cancelled and closed orders have no promise and are in none. */
export function countBands(counts: StatusCounts): number[] {
  return dayBands.map(({ key }) =>
    listBandStatuses(key).reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0),
  );
}

/** The day's orders by state at a moment, milliseconds UTC. */
export interface DaySample {
  at: number;
  counts: StatusCounts;
}

/** Orders delivered at one stop, and its expected time. */
export interface ExpectedOrders {
  at: number;
  orders: number;
  inTime: boolean;
}

/** Projection of the day: how many orders will be delivered in time by when, and how many promises will be missed. */
export interface DayEnd {
  /** Cumulative, from the current number of delivered orders. */
  curve: { at: number; delivered: number }[];
  delivered: number;
  missed: number;
}

/** Where the day will end, given how much is promised and delivered; null when nothing is on the road. */
export function forecastDayEnd(counts: StatusCounts, expected: readonly ExpectedOrders[]): DayEnd | null {
  const bands = countBands(counts);
  const promised = bands.reduce((sum, n) => sum + n, 0);
  const [done = 0] = bands;
  const coming = expected.filter(({ inTime, orders }) => inTime && orders > 0).toSorted((a, b) => a.at - b.at);
  if (coming.length === 0) return null;
  let delivered = done;
  const curve = coming.map(({ at, orders }) => {
    delivered = Math.min(promised, delivered + orders);
    return { at, delivered };
  });
  return { curve, delivered, missed: promised - delivered };
}
