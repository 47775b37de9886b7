import { and, eq, inArray, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { accessTokens } from "#app/modules/identity/db/access-tokens.tables.ts";
import { users } from "#app/modules/identity/db/identity.tables.ts";
import { type AuditLine, auditAreas, getAuditArea } from "#app/platform/catalogue/audit.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns, RowFromColumns } from "#app/platform/lists/list-rows.server.ts";
import type { ListDescription } from "#app/platform/lists/list-spec.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { readSmallList, type SmallList } from "#app/platform/lists/small-list.server.ts";

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  action: auditLog.action,
  subject: auditLog.subject,
  detail: auditLog.detail,
} satisfies ListColumns;

/** Ids begin with their time: id order is time order, and days are ranges of ids. */
export const auditLogListDescription = {
  id: auditLog.id,
  place: auditLog.id,
  fields: {
    at: { sort: auditLog.id, filter: { kind: "created_day", column: auditLog.id } },
    person: { filter: { kind: "equals", column: auditLog.actorId, values: "text" } },
    area: { filter: { kind: "segment", column: auditLog.action, values: auditAreas } },
  },
  defaultSort: "-at",
  defaultLimit: 50,
} satisfies ListDescription;

/**
 * One page of the account's audit log, newest first unless the query sorts otherwise. Search matches the action and its
 * subject; combined with a rare filter it scans the account's lines, which are few compared to its orders.
 */
export async function readAuditLog(scope: Scope, query: ListQuery): Promise<Page<AuditLine>> {
  const list: SmallList = {
    ...auditLogListDescription,
    from: sql`${auditLog}`,
    within: [eq(auditLog.accountId, scope.account.id)],
    searched: [sql`${auditLog.action} || ' ' || ${auditLog.detail} || ' ' || coalesce(${auditLog.subject}, '')`],
  };
  const page = await readSmallList(scope, list, columns, query);
  const actors = await readAuditLineActors(
    scope,
    page.rows.map(({ actorId }) => actorId),
  );
  return { ...page, rows: page.rows.map((row) => toAuditLine(row, actors.get(row.actorId) ?? unknownActor)) };
}

const fullName = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;

/** Name of the actor: a person, an agent on the phone, or a program's token. */
async function readAuditLineActors(scope: Scope, ids: readonly string[]): Promise<Map<string, FoundActor>> {
  const wanted = selectIds([...new Set(ids)]);
  const [people, drivers, tokens] = await Promise.all([
    scope.db.select({ id: users.id, name: fullName }).from(users).where(inArray(users.id, wanted)),
    scope.db
      .select({ id: agents.id, name: agents.name })
      .from(agents)
      .where(and(eq(agents.accountId, scope.account.id), inArray(agents.id, wanted))),
    scope.db
      .select({ id: accessTokens.id, name: accessTokens.name })
      .from(accessTokens)
      .where(and(eq(accessTokens.accountId, scope.account.id), inArray(accessTokens.id, wanted))),
  ]);
  return new Map([
    ...[...people, ...drivers].map(({ id, name }): [string, FoundActor] => [id, { name, token: false }]),
    ...tokens.map(({ id, name }): [string, FoundActor] => [id, { name, token: true }]),
  ]);
}

type FoundActor = Omit<AuditLine["actor"], "id">;

const unknownActor: FoundActor = { name: null, token: false };

function toAuditLine(
  { id, at, actorId, action, subject, detail }: RowFromColumns<typeof columns>,
  found: FoundActor,
): AuditLine {
  return { id, at, actor: { id: actorId, ...found }, action, area: getAuditArea(action), subject, detail };
}

/** Everyone who ever changed something here, by name. */
export async function readAuditActors(scope: Scope): Promise<NamedChoice[]> {
  return scope.db.all<NamedChoice>(sql`select ${users.id} as value, ${fullName} as label
    from ${users} where ${users.id} in (select ${auditLog.actorId} from ${auditLog} where ${auditLog.accountId} = ${scope.account.id})
    union all select ${agents.id} as value, ${agents.name} as label from ${agents}
    where ${agents.accountId} = ${scope.account.id}
      and ${agents.id} in (select ${auditLog.actorId} from ${auditLog} where ${auditLog.accountId} = ${scope.account.id})
    union all select ${accessTokens.id} as value, ${accessTokens.name} as label from ${accessTokens}
    where ${accessTokens.accountId} = ${scope.account.id}
    order by label limit 200`);
}
