import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { type OrderStatus, orderStatuses } from "./order.enums.ts";

/** The columns of the live view, in the order in which an order goes through them, and how many cards each shows. */
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

/** The column that a status stands in. */
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

/** How many orders a column has; `more` where not all were counted. */
export type LiveCounts = Partial<Record<OrderStatus, { count: number; more: boolean }>>;

/** Orders that changed, as they are now; counts where the day's counters hold for what is shown. */
export interface LiveChange {
  orders: LiveCard[];
  counts: LiveCounts | null;
}

/** What narrows the board; every part is a list of ids, tags or words. */
export interface LiveFilter {
  location: string | null;
  merchant: string | null;
  team: string | null;
  shipping_method: string | null;
  tag: string | null;
  search: string;
}

const referenceFilters = ["location", "merchant", "team", "shipping_method"] as const;

/** Reads the filter of an address; what is no id is left out. */
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

/** True when something is left out of the board. */
export function isNarrowed(filter: LiveFilter): boolean {
  return Object.values(filter).some((each) => each !== null && each !== "");
}

/** What the room of an account tells who watches: which orders changed, or that there are too many to name. */
export type LiveMessage = { kind: "orders"; ids: string[] } | { kind: "many" };

/** Most changed orders that are named at once. */
export const MAX_NAMED_ORDERS = 100;

/** A frame of the live view's WebSocket; null for anything else. */
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
