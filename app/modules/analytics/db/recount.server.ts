import { type SQL, sql } from "drizzle-orm";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { isOnClock } from "#app/platform/db/sandbox-clock.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Subject, SubjectFact } from "../model/subjects.ts";
import { analyticsDue, analyticsDueDays, analyticsFacts, analyticsRecounts } from "./analytics.tables.ts";
import { readOrderFacts } from "./order-facts.reads.server.ts";
import { readRouteFacts, readShipmentFacts } from "./work-facts.reads.server.ts";

type DatabaseScope = Pick<Scope, "db" | "ports">;
interface DueRow {
  accountId: string;
  subject: Subject;
  id: string;
  marks: number;
}

/** Marks read at a time. */
const BATCH = 500;

/** Reads marked facts of one account, or of all accounts on this clock. A merchant's orders are marked for who works them. */
export async function readDue(
  { db, ports }: DatabaseScope,
  account: Pick<Scope["account"], "id" | "kind"> | null,
): Promise<DueRow[]> {
  const owned = sql`exists (select 1 from ${orders} o where o.id = ${analyticsDue.id} and o.owner_account_id = ${account?.id ?? ""})`;
  const whose =
    account === null
      ? isOnClock(ports.clock, analyticsDue.accountId)
      : account.kind === "merchant"
        ? sql`(account_id = ${account.id} or subject = 'order' and ${owned})`
        : sql`account_id = ${account.id}`;
  return db.all<DueRow>(
    sql`select account_id as accountId, subject, id, marks from ${analyticsDue} where ${whose} limit ${BATCH}`,
  );
}

/** Marks facts whose promise has passed, of one account or of all on this clock. */
export async function markPassed({ db, ports }: DatabaseScope, account: string | null): Promise<void> {
  const whose =
    account === null ? isOnClock(ports.clock, analyticsFacts.accountId) : sql`${analyticsFacts.accountId} = ${account}`;
  await db.run(sql`insert into ${analyticsDue} (account_id, subject, id)
    select distinct ${analyticsFacts.accountId}, ${analyticsFacts.subject}, ${analyticsFacts.id} from ${analyticsFacts} indexed by analytics_facts_recount
    where recount_at is not null and recount_at <= ${now({ ports })} and ${whose} limit ${BATCH}
    on conflict do nothing`);
}

/** Marks the next batch of an account's recount; false when there was none. */
export async function pageRecounts({ db, ports }: DatabaseScope): Promise<boolean> {
  const [open] = await db.all<{ accountId: string; subject: Subject; reached: string }>(
    sql`select account_id as accountId, subject, reached from ${analyticsRecounts} where ${isOnClock(ports.clock, analyticsRecounts.accountId)} limit 1`,
  );
  if (!open) return false;
  const { accountId, subject, reached } = open;
  const [day = "", id = ""] = reached.split(" ");
  const facts = await db.all<{ day: string; id: string }>(sql`select day, id from ${analyticsFacts}
    where account_id = ${accountId} and subject = ${subject} and (day, id) > (${day}, ${id}) order by day, id limit ${BATCH}`);
  const last = facts.at(-1);
  const mine = sql`account_id = ${accountId} and subject = ${subject} and reached = ${reached}`;
  await commit(db, [
    insertJsonRows(db, {
      ...{ table: analyticsDue, rows: facts },
      columns: { accountId: () => accountId, subject: () => subject, id: (row) => row.id, marks: () => 1 },
      conflict: sql`on conflict do nothing`,
    }),
    last
      ? db.run(sql`update ${analyticsRecounts} set reached = ${`${last.day} ${last.id}`} where ${mine}`)
      : db.run(sql`delete from ${analyticsRecounts} where ${mine}`),
  ]);
  return true;
}

/** Recomputes marked facts; marks their old and new days. */
export async function recountFacts(scope: DatabaseScope, due: readonly DueRow[]): Promise<void> {
  for (const [subject, rows] of Map.groupBy(due, (row) => row.subject)) {
    const ids = [...new Set(rows.map(({ id }) => id))];
    const facts = await readFacts(scope, subject, ids);
    const marked = JSON.stringify(rows.map(({ accountId, id, marks }) => [accountId, id, marks]));
    const current = sql`select json_extract(j.value, '$[1]') from json_each(${marked}) j join ${analyticsDue} d
      on d.account_id = json_extract(j.value, '$[0]') and d.subject = ${subject} and d.id = json_extract(j.value, '$[1]')
      and d.marks = json_extract(j.value, '$[2]')`;
    await commit(scope.db, writeFacts(scope, { subject, facts, current }));
    await scope.db.run(sql`delete from ${analyticsDue} where subject = ${subject} and (account_id, id, marks) in
      (select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), json_extract(j.value, '$[2]') from json_each(${marked}) j)`);
  }
}

/** The facts of a subject, computed out of the rows. */
export function readFacts(scope: DatabaseScope, subject: Subject, ids: readonly string[]): Promise<SubjectFact[]> {
  if (subject === "order") return readOrderFacts(scope, ids, now(scope));
  return subject === "shipment" ? readShipmentFacts(scope, ids) : readRouteFacts(scope, ids);
}

/** Writes facts that were not marked again meanwhile; deletes those whose rows are gone. */
function writeFacts(
  { db }: DatabaseScope,
  of: { subject: Subject; facts: readonly SubjectFact[]; current: SQL },
): Statement[] {
  const { subject, facts, current } = of;
  const markDays = db.run(sql`insert into ${analyticsDueDays} (account_id, subject, day)
    select distinct account_id, subject, day from ${analyticsFacts} where subject = ${subject} and id in (${current})
    on conflict (account_id, subject, day) do update set marks = marks + 1`);
  return [
    markDays,
    db.run(sql`delete from ${analyticsFacts} where subject = ${subject} and id in (${current})`),
    insertJsonRows<typeof analyticsFacts, SubjectFact>(db, {
      table: analyticsFacts,
      rows: facts,
      columns: {
        ...{ subject: (f) => f.subject, id: (f) => f.id, accountId: (f) => f.accountId, day: (f) => f.day },
        ...{ number: (f) => f.number, name: (f) => f.name, toLocation: (f) => f.toLocation },
        ...{ location: (f) => f.location, merchant: (f) => f.merchant, method: (f) => f.method, zone: (f) => f.zone },
        ...{ team: (f) => f.team, agent: (f) => f.agent, type: (f) => f.type, vehicle: (f) => f.vehicle },
        ...{ counts: (f) => f.counts, recountAt: (f) => f.recountAt },
      },
      where: (field) => sql`${field("id")} in (${current})`,
    }),
    markDays,
  ];
}
