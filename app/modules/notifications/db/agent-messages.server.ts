import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { newIds, now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AgentMessageKind, agentMessageKinds } from "../model/agent-message.ts";
import type { PushFacts } from "../model/push-message.ts";
import { agentMessages, mailOutbox } from "./notifications.tables.ts";
import { pushDevices } from "./push.tables.ts";

/** A notification of one agent. `text` is also sent as a text message, because the page may be closed; `labelKey` is the text of a push notification where that of its kind is too general. */
export interface AgentNotification {
  agentId: string;
  kind: AgentMessageKind;
  routeId?: string;
  body?: string;
  text?: { subject: string; body: string };
  labelKey?: string;
}

/**
 * Notifies agents on the driver's page, by push on their registered phones, and by text message where the account sends
 * them. At most three statements, for the batch of the change that causes it. Kinds marked `once` are not repeated while
 * unread. An agent is not notified of what they did on their own phone.
 */
export function notifyAgents(scope: Scope, notifications: readonly AgentNotification[]): Statement[] {
  const news = notifications.filter(({ agentId }) => agentId !== scope.agent);
  if (news.length === 0) return [];
  const ids = newIds(scope, news.length);
  const rows = news.map((each, at) => ({ ...each, id: ids[at] ?? "" }));
  const texts = scope.ports.texts === "sent" ? rows.filter(({ text }) => text !== undefined) : [];
  return [
    ...(texts.length > 0 ? [queueTexts(scope, texts)] : []),
    ...(scope.ports.pushes.offered ? [queueAgentPushes(scope, rows)] : []),
    insertJsonRows(scope.db, {
      table: agentMessages,
      columns: {
        id: ({ id }: (typeof rows)[number]) => id,
        accountId: () => scope.account.id,
        agentId: ({ agentId }) => agentId,
        kind: ({ kind }) => kind,
        routeId: ({ routeId }) => routeId ?? null,
        body: ({ body }) => body ?? "",
        actorId: () => scope.actor.id,
        actorName: () => scope.actor.name,
        createdAt: () => now(scope),
        _once: ({ kind }) => Number(agentMessageKinds[kind].once),
      },
      rows,
      where: (field) => isUnread(scope, { once: field("_once"), agent: field("agentId"), kind: field("kind") }),
    }),
  ];
}

/** True if the kind may repeat, or no message of it is unread. */
function isUnread(scope: Scope, { once, agent, kind }: Record<"once" | "agent" | "kind", ReturnType<typeof sql>>) {
  return sql`(${once} = 0 or not exists (select 1 from ${agentMessages} m where m.account_id = ${scope.account.id}
    and m.agent_id = ${agent} and m.kind = ${kind} and m.read_at is null))`;
}

/** Queues text messages to active agents, due at once. */
function queueTexts(scope: Scope, rows: readonly (AgentNotification & { id: string })[]): Statement {
  const at = now(scope);
  const sent = rows.map(({ id, agentId, kind, text }) => ({
    ...{ id, agentId, kind, ...text },
    once: Number(agentMessageKinds[kind].once),
  }));
  const field = (name: string) => sql.raw(`j.value ->> '$.${name}'`);
  return scope.db.run(sql`insert into ${mailOutbox}
    (id, account_id, channel, recipient, subject, body, created_at, due_at, tries)
    select ${field("id")}, ${scope.account.id}, 'text', a.phone, ${field("subject")}, ${field("body")}, ${at}, ${at}, 0
    from json_each(${JSON.stringify(sent)}) j join ${agents} a on a.id = ${field("agentId")}
      and a.account_id = ${scope.account.id} and a.active = 1
    where ${isUnread(scope, { once: field("once"), agent: field("agentId"), kind: field("kind") })}`);
}

/** Queues push notifications to active agents, due at once, in each phone's language; only a person's message is sent as written. */
function queueAgentPushes(scope: Scope, rows: readonly (AgentNotification & { id: string })[]): Statement {
  const at = now(scope);
  const sent = rows.map(({ id, agentId, kind, body, labelKey }) => {
    const { once } = agentMessageKinds[kind];
    const push: PushFacts = { path: "/drive", tag: id, ...(body ? {} : { word: labelKey ?? `drive:inbox.${kind}` }) };
    const said = body ? `${scope.actor.name}: ${body}` : "";
    return { agentId, kind, body: said, push: JSON.stringify(push), once: Number(once) };
  });
  const field = (name: string) => sql.raw(`j.value ->> '$.${name}'`);
  return scope.db.run(sql`insert into ${mailOutbox}
    (id, account_id, channel, recipient, subject, body, push, created_at, due_at, tries)
    select ${randomId}, ${scope.account.id}, 'push', d.id, ${scope.account.organization}, ${field("body")}, ${field("push")}, ${at}, ${at}, 0
    from json_each(${JSON.stringify(sent)}) j
    cross join ${agents} a on a.id = ${field("agentId")} and a.account_id = ${scope.account.id} and a.active = 1
    cross join ${pushDevices} d on d.account_id = a.account_id and d.agent_id = a.id
    where ${isUnread(scope, { once: field("once"), agent: field("agentId"), kind: field("kind") })}`);
}

/** SQL for a random uuid per row: only the database knows how many phones an agent has. */
const randomId = sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
  || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

/** Unread messages of an agent, oldest first. */
export async function readUnseenMessages(scope: Scope, agentId: string) {
  return scope.db
    .select({
      id: agentMessages.id,
      kind: agentMessages.kind,
      routeId: agentMessages.routeId,
      body: agentMessages.body,
      by: agentMessages.actorName,
      at: agentMessages.createdAt,
    })
    .from(agentMessages)
    .where(
      and(
        eq(agentMessages.accountId, scope.account.id),
        eq(agentMessages.agentId, agentId),
        isNull(agentMessages.readAt),
        // Messages about a finished route are left out.
        sql`(${agentMessages.kind} not in ('route', 'changed') or exists (select 1 from ${routes} r
          where r.id = ${agentMessages.routeId} and r.account_id = ${scope.account.id} and r.status in ('assigned', 'active')))`,
      ),
    )
    .orderBy(asc(agentMessages.createdAt), asc(agentMessages.id))
    .limit(50);
}

/** Marks messages as seen; ids of other agents are ignored. */
export function markMessagesSeen(scope: Scope, agentId: string, ids: readonly string[]): Statement {
  return scope.db
    .update(agentMessages)
    .set({ readAt: sql`coalesce(${agentMessages.readAt}, ${now(scope)})` })
    .where(
      and(
        eq(agentMessages.accountId, scope.account.id),
        eq(agentMessages.agentId, agentId),
        inArray(agentMessages.id, selectIds(ids)),
      ),
    );
}
