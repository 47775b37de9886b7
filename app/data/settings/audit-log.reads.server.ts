import { sql } from "drizzle-orm";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import type { AuditLine } from "#app/domain/settings/audit.ts";
import { areaOf } from "#app/domain/settings/audit.ts";
import { conditionsOf } from "../kernel/list-conditions.server.ts";
import { readCursor, writeCursor } from "../kernel/list-cursor.server.ts";
import type { Page } from "../kernel/list-page.server.ts";
import type { ListSpec } from "../kernel/list-spec.server.ts";
import type { NamedChoice } from "../kernel/names.reads.server.ts";
import { nameHolds } from "../kernel/names.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { auditLog, users } from "../schema/index.ts";

/** Ids begin with their time: the order of ids is the order of time, and days are ranges of ids. */
const fields: ListSpec["fields"] = {
  person: { filter: { kind: "equals", column: auditLog.actorId } },
  at: { sort: auditLog.id, filter: { kind: "created_day", column: auditLog.id } },
};

/** Most lines that are counted. */
const mostCounted = 5_000;

interface Row {
  id: string;
  at: number;
  actorId: string;
  actorName: string | null;
  action: string;
  subject: string | null;
  detail: string;
}

/**
 * One page of the account's audit log, the newest first unless the query says otherwise. A search looks at what was done
 * and to what; together with a rare filter it reads the account's lines of the log, which are few beside its orders.
 */
export async function readAuditLog(scope: Scope, query: ListQuery): Promise<Page<AuditLine>> {
  const limit = query.limit ?? 50;
  const sort = query.sort === "at" ? "at" : "-at";
  const cursor = readCursor(query.cursor, sort);
  const back = cursor?.backwards ?? false;
  const down = (sort === "-at") !== back;
  const within = sql.join([sql`${auditLog.accountId} = ${scope.account.id}`, ...matches(scope, query)], sql` and `);
  const edge = cursor ? sql`${auditLog.id} ${sql.raw(down ? "<" : ">")} ${cursor.id}` : sql`true`;
  const [found, counted] = await Promise.all([
    scope.db.all<Row>(sql`select ${auditLog.id} as id, ${auditLog.at} as at, ${auditLog.actorId} as actorId,
        trim(${users.firstName} || ' ' || ${users.lastName}) as actorName, ${auditLog.action} as action,
        ${auditLog.subject} as subject, ${auditLog.detail} as detail
      from ${auditLog} left join ${users} on ${users.id} = ${auditLog.actorId}
      where ${within} and ${edge} order by ${auditLog.id} ${sql.raw(down ? "desc" : "asc")} limit ${limit + 1}`),
    scope.db.all<{ n: number }>(
      sql`select count(*) as n from (select 1 from ${auditLog} where ${within} limit ${mostCounted + 1})`,
    ),
  ]);
  const more = found.length > limit;
  const rows = found.slice(0, limit).map(lineOf);
  if (back) rows.reverse();
  const mark = (row: AuditLine | undefined, backwards: boolean) =>
    row ? writeCursor({ sort, backwards, value: null, id: row.id }) : null;
  const n = counted[0]?.n ?? 0;
  return {
    rows,
    pagination: {
      previous: cursor && (!back || more) ? mark(rows[0], true) : null,
      next: back || more ? mark(rows.at(-1), false) : null,
      total: Math.min(n, mostCounted),
      total_is_exact: n <= mostCounted,
      limit,
    },
  };
}

function matches(scope: Scope, { search, filters }: ListQuery) {
  const spec = { fields, counters: { module: "", status: auditLog.action } };
  const areas = filters.filter(({ field }) => field === "area").flatMap(({ values }) => values.slice(0, 20));
  const text = sql`${auditLog.action} || ' ' || ${auditLog.detail} || ' ' || coalesce(${auditLog.subject}, '')`;
  const holds = nameHolds(text, search);
  return [
    ...conditionsOf(scope, spec, filters).map((each) => each.sql),
    ...(areas.length > 0
      ? [
          sql`(${sql.join(
            areas.map((area) => sql`instr('.' || ${auditLog.action}, ${`.${area}.`}) > 0`),
            sql` or `,
          )})`,
        ]
      : []),
    ...(holds ? [holds] : []),
  ];
}

function lineOf({ id, at, actorId, actorName, action, subject, detail }: Row): AuditLine {
  const parsed: Record<string, unknown> = JSON.parse(detail);
  return { id, at, actor: { id: actorId, name: actorName }, action, area: areaOf(action), subject, detail: parsed };
}

/** Everybody who ever changed something here, by name. */
export async function readAuditActors(scope: Scope): Promise<NamedChoice[]> {
  return scope.db.all<NamedChoice>(sql`select ${users.id} as value, trim(${users.firstName} || ' ' || ${users.lastName}) as label
    from ${users} where ${users.id} in (select ${auditLog.actorId} from ${auditLog} where ${auditLog.accountId} = ${scope.account.id})
    order by label limit 200`);
}
