import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { type OrderStatus, orderStatuses } from "./order.enums.ts";

/**
 * The columns of the live view, in the order that an order passes through them, with the maximum number of cards in
 * each.
 */
export const liveColumns = (
  [
    ["new", 16],
    ["ready", 24],
    ["processing", 24],
    ["transit", 16],
    ["out_for_delivery", 24],
    ["attempted", 24],
    ["returns", 8],
    ["delivered", 12],
    ["over", 6],
  ] as const
).map(([key, cards]) => ({ key, cards, statuses: orderStatuses.filter(({ column }) => column === key) }));

export type LiveColumn = (typeof orderStatuses.rows)[number]["column"];

/** The column of a status. */
export function getLiveColumn(status: OrderStatus): LiveColumn {
  return orderStatuses.byCode(status).column;
}

/** An order as a card. */
export interface LiveCard {
  id: string;
  number: string;
  status: OrderStatus;
  customerName: string;
  destinationLine: string;
  destination: PlaceSnapshot;
  deliveryFrom: string | null;
  deliveryTo: string | null;
  tags: string[];
  version: number;
}

/** The number of orders in a column; `more` when not all were counted. */
export type LiveCounts = Partial<Record<OrderStatus, { count: number; more: boolean }>>;

/** Changed orders as they are now; `counts` only where the day's counters apply to what is shown. */
export interface LiveChange {
  orders: LiveCard[];
  counts: LiveCounts | null;
}

/** The board's filter; every part is a list of ids, tags or codes. */
export interface LiveFilter {
  location: string | null;
  merchant: string | null;
  team: string | null;
  shipping_method: string | null;
  tag: string | null;
  search: string;
}

const referenceFilters = ["location", "merchant", "team", "shipping_method"] as const;

/** Reads the filter from the URL and drops values that are not ids. */
export function parseLiveFilter(params: URLSearchParams): LiveFilter {
  const ids = Object.fromEntries(referenceFilters.map((name) => [name, parseId(params.get(name))]));
  return {
    location: ids.location ?? null,
    merchant: ids.merchant ?? null,
    team: ids.team ?? null,
    shipping_method: ids.shipping_method ?? null,
    tag: params.get("tag")?.slice(0, 50) || null,
    search: (params.get("search") ?? "").trim().slice(0, 100),
  };
}

function parseId(text: string | null): string | null {
  return text && isUuid(text) ? text : null;
}

/** True when the filter hides part of the board. */
export function isNarrowed(filter: LiveFilter): boolean {
  return Object.values(filter).some((each) => each !== null && each !== "");
}

/** The message of the account's room to its viewers: which orders changed, or that there are too many to list. */
export type LiveMessage = { kind: "orders"; ids: string[] } | { kind: "many" };

/** Above this number the message lists no orders. */
export const MAX_NAMED_ORDERS = 100;

/** Parses a message of the live view's WebSocket; null for any other message. */
export function parseLiveOrdersMessage(frame: string): LiveMessage | null {
  try {
    const value: unknown = JSON.parse(frame);
    if (typeof value !== "object" || value === null || !("kind" in value)) return null;
    if (value.kind === "many") return { kind: "many" };
    if (value.kind !== "orders" || !("ids" in value) || !Array.isArray(value.ids)) return null;
    return { kind: "orders", ids: value.ids.filter((each) => typeof each === "string") };
  } catch {
    return null;
  }
}
