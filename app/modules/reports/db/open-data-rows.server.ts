import { sql } from "drizzle-orm";
import { parseAccountId } from "#app/modules/ledger/db/journal.reads.server.ts";
import { orderStatuses } from "#app/modules/orders/model/order.enums.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { getSpan } from "#app/platform/time/day-spans.ts";
import { type OpenRow, type OpenTable, toOutcomeColumns } from "../model/open-data.ts";

type Reading = Pick<Scope, "db"> & { accountId: string };
interface Place {
  day: string;
  key: string | number;
}
/** Rows of a page, and where the next one begins; null after the last. */
type Page<Table extends OpenTable> = { rows: OpenRow<Table>[]; next: Place | null };

/** Orders, transfers or routes of a page. */
const PAGE = 2_000;
const ROUTES = 100;

const getStatus = (code: number | null) => (code === null ? null : orderStatuses.byCode(code).key);

const toNext = <Row>(rows: readonly Row[], most: number, place: (row: Row) => Place): Place | null => {
  const last = rows.at(-1);
  return last && rows.length === most ? place(last) : null;
};

async function readOrders({ db, accountId }: Reading, month: string, after: Place): Promise<Page<"orders">> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const rows = await db.all<
    OpenRow<"orders"> & { counts: string }
  >(sql`select f.id as order_id, f.number as order_number,
      f.day, f.type, o.status, o.created_at, f.merchant as merchant_id, mr.name as merchant, me.name as method, z.name as zone,
      l.name as location, t.name as team, f.agent as agent_id, f.counts
    from analytics_facts f join orders o on o.id = f.id left join merchants mr on mr.id = f.merchant
    left join shipping_methods me on me.id = f.method left join delivery_zones z on z.id = f.zone
    left join locations l on l.id = f.location left join teams t on t.id = f.team
    where f.account_id = ${accountId} and f.subject = 'order' and f.day between ${from} and ${to}
      and (f.day, f.id) > (${after.day}, ${after.key}) order by f.day, f.id limit ${PAGE}`);
  return {
    rows: rows.map(({ counts, ...row }) => ({
      ...row,
      ...{ status: getStatus(Number(row.status)), ...toOutcomeColumns(JSON.parse(counts)) },
    })),
    next: toNext(rows, PAGE, (row) => ({ day: String(row.day), key: String(row.order_id) })),
  };
}

async function readStops({ db, accountId }: Reading, month: string, after: Place): Promise<Page<"stops">> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const routes = await db.all<{ id: string; date: string }>(sql`select id, date from routes
    where account_id = ${accountId} and date between ${from} and ${to} and (date, id) > (${after.day}, ${after.key})
    order by date, id limit ${ROUTES}`);
  const rows = await db.all<
    OpenRow<"stops">
  >(sql`select s.id as stop_id, r.id as route_id, r.number as route_number, r.date as day,
      r.agent_id, t.name as team, v.plate_number as vehicle, r.started_at as route_started_at,
      r.completed_at as route_completed_at, s.position, s.type, s.state, s.shipment_id, sh.number as shipment_number,
      s.start_at as planned_at, s.arrived_at, s.finished_at, s.travel_seconds, s.wait_seconds, s.service_seconds,
      s.distance as meters
    from routes r join stops s on s.route_id = r.id left join shipments sh on sh.id = s.shipment_id
    left join agents a on a.id = r.agent_id left join teams t on t.id = a.team_id left join vehicles v on v.id = r.vehicle_id
    where r.id in ${selectIds(routes.map(({ id }) => id))} order by r.date, r.id, s.position`);
  return { rows, next: toNext(routes, ROUTES, ({ id, date }) => ({ day: date, key: id })) };
}

async function readEvents({ db, accountId }: Reading, month: string, after: Place): Promise<Page<"events">> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const orders = await db.all<{ id: string; day: string }>(sql`select id, day from analytics_facts
    where account_id = ${accountId} and subject = 'order' and day between ${from} and ${to}
      and (day, id) > (${after.day}, ${after.key}) order by day, id limit ${PAGE}`);
  const days = new Map(orders.map(({ id, day }) => [id, day]));
  const rows = await db.all<Omit<OpenRow<"events">, "day"> & { fromCode: number | null; toCode: number }>(sql`select
      id as event_id, order_id, version, type, from_status as fromCode, to_status as toCode, at from order_events
    where order_id in ${selectIds([...days.keys()])} order by order_id, version`);
  return {
    rows: rows.map(({ fromCode, toCode, ...row }) => ({
      ...{ ...row, day: days.get(String(row.order_id)) ?? null },
      ...{ from_status: getStatus(fromCode), to_status: getStatus(toCode) },
    })),
    next: toNext(orders, PAGE, ({ id, day }) => ({ day, key: id })),
  };
}

async function readMoney({ db, accountId }: Reading, month: string, after: Place): Promise<Page<"money">> {
  const { from, to } = getSpan(`${month}-01`, "month");
  const rows = await db.all<
    OpenRow<"money">
  >(sql`select id as transfer_id, number, posted_on, happened_on, recorded_at, kind,
      debit_account as debit, credit_account as credit, amount, currency, order_id, document_kind, document_id, reverses
    from ledger_transfers where account_id = ${accountId} and posted_on between ${from} and ${to}
      and (posted_on, number) > (${after.day}, ${Number(after.key)}) order by posted_on, number limit ${PAGE}`);
  return {
    rows: rows.map((row) => {
      const [debit, credit] = [parseAccountId(String(row.debit)), parseAccountId(String(row.credit))];
      return {
        ...{ ...row, debit: debit.kind, debit_owner: debit.owner || null },
        ...{ credit: credit.kind, credit_owner: credit.owner || null },
      };
    }),
    next: toNext(rows, PAGE, (row) => ({ day: String(row.posted_on), key: Number(row.number) })),
  };
}

const readers = { orders: readOrders, stops: readStops, events: readEvents, money: readMoney };

/** The rows of a table and month, page by page. */
export async function* readOpenPages(reading: Reading, table: OpenTable, month: string) {
  let after: Place | null = { day: "", key: table === "money" ? 0 : "" };
  while (after !== null) {
    const page: Page<OpenTable> = await readers[table](reading, month, after);
    yield page.rows;
    after = page.next;
  }
}
