import { and, count, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import {
  type LogTab,
  type SyncKind,
  type SyncLine,
  type SyncReason,
  syncKindNames,
  syncKinds,
  syncSides,
} from "../model/sync-log.ts";
import type { ShopOrderRecord } from "./shop-orders.server.ts";
import { shopLog } from "./shops.tables.ts";

/** An event of a shop's order. */
export interface SyncEvent {
  row: Pick<ShopOrderRecord, "id" | "name" | "orderNumber">;
  kind: SyncKind;
  reason: SyncReason;
}

/** Kinds of lines that a tab shows. */
const listTabKinds = (tab: LogTab) => syncKindNames.filter((kind) => syncKinds[kind].tab === tab);

/** Adds lines to the log, and closes open lines of the same orders and the same side. */
export function insertLogLines(scope: Scope, shopId: string, events: readonly SyncEvent[]): Statement[] {
  if (events.length === 0) return [];
  const over = syncSides.flatMap((side) => {
    const ids = events.flatMap(({ row, kind }) => (syncKinds[kind].of === side ? [row.id] : []));
    const kinds = syncKindNames.filter((kind) => syncKinds[kind].of === side);
    return ids.length === 0
      ? []
      : [
          scope.db.run(sql`update shop_log set open = 0 where account_id = ${scope.account.id} and open = 1
            and shop_order_id in ${selectIds(ids)} and kind in ${selectIds(kinds)}`),
        ];
  });
  return [
    ...over,
    insertJsonRows(scope.db, {
      table: shopLog,
      columns: {
        shopOrderId: ({ row }: SyncEvent) => row.id,
        name: ({ row }) => row.name,
        orderNumber: ({ row }) => row.orderNumber,
        kind: ({ kind }) => kind,
        reason: ({ reason }) => reason,
        open: () => true,
      },
      computed: {
        accountId: () => sql`${scope.account.id}`,
        shopId: () => sql`${shopId}`,
        at: () => sql`${now(scope)}`,
      },
      rows: events,
    }),
  ];
}

/** Kinds of an order's open lines, those with nothing newer on their side. */
export async function readOpenKinds(scope: Scope, shopOrderId: string): Promise<SyncKind[]> {
  const rows = await scope.db
    .select({ kind: shopLog.kind })
    .from(shopLog)
    .where(and(eq(shopLog.accountId, scope.account.id), eq(shopLog.shopOrderId, shopOrderId), eq(shopLog.open, true)));
  return rows.map(({ kind }) => kind);
}

export interface SyncLogQuery {
  tab: LogTab | "";
  search: string;
  /** Id of the line before which the page begins. */
  before: number | null;
  limit: number;
}

const isOfShop = (scope: Scope, shopId: string) =>
  and(eq(shopLog.accountId, scope.account.id), eq(shopLog.shopId, shopId));
const isInTab = (tab: LogTab) => and(eq(shopLog.open, true), inArray(shopLog.kind, listTabKinds(tab)));

function matchesLogQuery(scope: Scope, shopId: string, { tab, search }: Pick<SyncLogQuery, "tab" | "search">) {
  const begins = `${search.replaceAll(/[%_\\]/g, "\\$&")}%`;
  return and(
    isOfShop(scope, shopId),
    tab === "" ? undefined : isInTab(tab),
    search === ""
      ? undefined
      : or(
          sql`${shopLog.name} like ${begins} escape '\\'`,
          sql`${shopLog.name} like ${`#${begins}`} escape '\\'`,
          sql`${shopLog.orderNumber} like ${begins} escape '\\'`,
        ),
  );
}

/** A page of the log, newest first. */
export async function readSyncLog(
  scope: Scope,
  shopId: string,
  wanted: SyncLogQuery,
): Promise<(SyncLine & { order: string })[]> {
  const rows = await scope.db
    .select()
    .from(shopLog)
    .where(
      and(matchesLogQuery(scope, shopId, wanted), wanted.before === null ? undefined : lt(shopLog.seq, wanted.before)),
    )
    .orderBy(desc(shopLog.seq))
    .limit(wanted.limit);
  return rows.map(({ seq, at, name, orderNumber, kind, reason, open, shopOrderId }) => ({
    id: String(seq),
    at,
    name,
    order_number: orderNumber,
    kind,
    reason,
    open: open && syncKinds[kind].tab !== null,
    order: shopOrderId,
  }));
}

/** Number of lines per tab, and `all`. */
export async function countSyncLog(
  scope: Scope,
  shopId: string,
  search: string,
): Promise<Record<LogTab | "all", number>> {
  const counted = (tab: LogTab) => sql<number>`coalesce(sum(${isInTab(tab)}), 0)`;
  const [row] = await scope.db
    .select({
      all: count(),
      needs_review: counted("needs_review"),
      refused: counted("refused"),
      waiting: counted("waiting"),
    })
    .from(shopLog)
    .where(matchesLogQuery(scope, shopId, { tab: "", search }));
  return row ?? { all: 0, needs_review: 0, refused: 0, waiting: 0 };
}

/** Number of lines by kind since an instant, and imported orders per hour. */
export async function countSyncFigures(scope: Scope, shopId: string, since: number) {
  const own = and(isOfShop(scope, shopId), gte(shopLog.at, since));
  const [kinds, hours] = await scope.db.batch([
    scope.db.select({ kind: shopLog.kind, n: count() }).from(shopLog).where(own).groupBy(shopLog.kind),
    scope.db
      .select({ hour: sql<number>`cast((${shopLog.at} - ${since}) / 3600000 as integer)`, n: count() })
      .from(shopLog)
      .where(and(own, eq(shopLog.kind, "created")))
      .groupBy(sql`1`),
  ]);
  const byHour = Array.from({ length: 24 }, (_, at) => hours.find(({ hour }) => hour === at)?.n ?? 0);
  return { kinds: new Map(kinds.map(({ kind, n }) => [kind, n])), hours: byHour };
}

/** Deletes lines of the log after half a year. */
export function purgeShopLog(db: Database, nowMs: number): Statement {
  return db.delete(shopLog).where(lt(shopLog.at, nowMs - 180 * day));
}
