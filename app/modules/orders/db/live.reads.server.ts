import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate, toLocalTime } from "#app/platform/time/local-time.ts";
import {
  isNarrowed,
  type LiveCard,
  type LiveChange,
  type LiveCounts,
  type LiveFilter,
  liveColumns,
} from "../model/live-board.ts";
import type { OrderStatus } from "../model/order.enums.ts";
import { onTheWayOrderStatuses } from "../model/order.states.ts";
import { whereVisible, whereVisibleUnindexed } from "./carrier-scope.server.ts";
import { ordersWithinLocations } from "./location-scope.server.ts";
import { selectFoundOrders } from "./order-search.server.ts";
import { orders } from "./orders.tables.ts";
import { type OrdersToday, readOrdersToday } from "./orders-today.reads.server.ts";

/** Rows read for each status when a filter hides some. */
const MAX_SCANNED_PER_STATUS = 40;
/** Maximum number of orders in a search. */
const MAX_SEARCH_RESULTS = 100;

const columns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  customerName: orders.customerName,
  destinationLine: orders.destinationLine,
  destination: orders.destination,
  deliveryFrom: orders.deliveryFrom,
  deliveryTo: orders.deliveryTo,
  tags: orders.tags,
  version: orders.version,
};

/** Today's orders on the board, with those of earlier days that are on their way still: the account's local date, cards by status, counts. */
export interface LiveBoard {
  date: string;
  /** The account's local time, by which an order is late. */
  asOf: string;
  cards: LiveCard[];
  counts: LiveCounts;
}

/**
 * The orders due today and those left over from earlier days, of each status the earliest, in one round trip: at most 300 rows for a member who sees all
 * orders; up to 1,000 rows where a filter or the member's locations hide some. Counts come from the day's counters.
 */
export async function readLiveBoard(scope: Scope, filter: LiveFilter): Promise<LiveBoard> {
  const date = toLocalDate(now(scope), scope.account.timezone);
  const residual = buildResidualFilter(scope, filter);
  if (filter.search !== "") return searchLiveBoard(scope, filter, date, residual);
  const walks = liveColumns.flatMap(({ statuses, cards }) =>
    statuses.map((status) => ({ status: status as OrderStatus, cards })),
  );
  const narrow = residual !== undefined;
  const [first, ...rest] = walks.map(({ status, cards }) =>
    selectStatusCards(scope, { date, status, cards, residual }),
  );
  if (!first) throw new Error("the board has columns");
  const [pages, today] = await Promise.all([scope.db.batch([first, ...rest]), narrow ? null : readOrdersToday(scope)]);
  const known = today && countOnBoard(today);
  const counts: LiveCounts = {};
  for (const [at, { status, cards }] of walks.entries()) {
    const rowCount = pages[at]?.length ?? 0;
    counts[status] = narrow
      ? { count: rowCount, more: rowCount >= cards }
      : { count: known?.get(status) ?? rowCount, more: false };
  }
  return { date, asOf: getLocalNow(scope), cards: sortByTime(pages.flat()), counts };
}

function selectStatusCards(
  scope: Scope,
  { date, status, cards, residual }: { date: string; status: OrderStatus; cards: number; residual: SQL | undefined },
) {
  const due = and(whereVisible(scope), eq(orders.status, status), whereDueBy(date, status));
  const looked = scope.db
    .select({ id: orders.id })
    .from(orders)
    .where(due)
    .orderBy(asc(orders.deliveryFrom), asc(orders.id))
    .limit(MAX_SCANNED_PER_STATUS);
  return scope.db
    .select(columns)
    .from(orders)
    .where(residual ? and(whereVisibleUnindexed(scope), inArray(orders.id, looked), residual) : due)
    .orderBy(...(residual ? [] : [asc(orders.deliveryFrom), asc(orders.id)]))
    .limit(cards);
}

async function searchLiveBoard(
  scope: Scope,
  filter: LiveFilter,
  date: string,
  residual: SQL | undefined,
): Promise<LiveBoard> {
  const terms = searchTerms(scope.account.id, filter.search);
  const cards = terms
    ? await scope.db
        .select(columns)
        .from(orders)
        .where(
          and(
            sql`${orders}."rowid" in ${selectFoundOrders(terms, MAX_SEARCH_RESULTS)}`,
            whereVisibleUnindexed(scope),
            whereOnBoard(date),
            residual,
          ),
        )
    : [];
  const counts: LiveCounts = {};
  for (const { status } of cards) counts[status] = { count: (counts[status]?.count ?? 0) + 1, more: false };
  return { date, asOf: getLocalNow(scope), cards: sortByTime(cards), counts };
}

/** Those of some changed orders that still belong on the board, read by id, with the day's counters. */
export async function readLiveChange(scope: Scope, ids: readonly string[], filter: LiveFilter): Promise<LiveChange> {
  const date = toLocalDate(now(scope), scope.account.timezone);
  const residual = buildResidualFilter(scope, filter);
  const [cards, today] = await Promise.all([
    scope.db
      .select(columns)
      .from(orders)
      .where(and(whereVisibleUnindexed(scope), inArray(orders.id, selectIds(ids)), whereOnBoard(date), residual)),
    residual || filter.search !== "" ? null : readOrdersToday(scope),
  ]);
  const counted = today && countOnBoard(today);
  const counts = counted && [...counted].map(([status, count]) => [status, { count, more: false }] as const);
  return { orders: cards, counts: counts ? Object.fromEntries(counts) : null };
}

function sortByTime(cards: LiveCard[]): LiveCard[] {
  const getSortKey = ({ deliveryFrom, id }: LiveCard) => `${deliveryFrom} ${id}`;
  return cards.sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
}

const getLocalNow = (scope: Scope) => toLocalTime(now(scope), scope.account.timezone);

/** Orders of a status that are due on a date, and of earlier dates while they are on their way. */
function whereDueBy(date: string, status: OrderStatus): SQL | undefined {
  const first = onTheWayOrderStatuses.includes(status) ? undefined : gte(orders.deliveryFrom, date);
  return and(first, lt(orders.deliveryFrom, addDays(date, 1)));
}

/** The same for orders of any status. */
function whereOnBoard(date: string): SQL | undefined {
  const stays = or(gte(orders.deliveryFrom, date), inArray(orders.status, [...onTheWayOrderStatuses]));
  return and(stays, lt(orders.deliveryFrom, addDays(date, 1)));
}

/** The board's orders by status: today's, with those of earlier days; null when today's are not counted. */
function countOnBoard({ due, earlier }: OrdersToday): Map<OrderStatus, number> | null {
  if (!due) return null;
  const left = new Map(earlier.map(({ status, count }) => [status, count]));
  return new Map(due.map(({ status, count }) => [status, count + (left.get(status) ?? 0)]));
}

/** The conditions of the filter and of a limited member's locations; undefined when there are none. */
function buildResidualFilter(scope: Scope, filter: LiveFilter): SQL | undefined {
  const within = ordersWithinLocations(scope);
  if (!isNarrowed(filter)) return within;
  const { location, merchant, team, shipping_method, tag } = filter;
  return and(
    within,
    location
      ? sql`(${orders.sourceLocationId} = ${location} or ${orders.destinationLocationId} = ${location})`
      : undefined,
    merchant ? eq(orders.merchantId, merchant) : undefined,
    shipping_method ? eq(orders.shippingMethodId, shipping_method) : undefined,
    tag ? sql`exists (select 1 from json_each(${orders.tags}) t where t.value = ${tag})` : undefined,
    team
      ? sql`exists (select 1 from ${shipmentOrders} join ${shipments} on ${shipments.id} = ${shipmentOrders.shipmentId}
          join ${agents} on ${agents.id} = ${shipments.agentId}
          where ${shipmentOrders.orderId} = ${orders.id} and ${agents.teamId} = ${team})`
      : undefined,
    sql`true`,
  );
}
