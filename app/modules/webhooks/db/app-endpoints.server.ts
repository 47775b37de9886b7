import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { payloadVersion } from "#app/platform/events/envelope.ts";
import { type EventType, eventCatalogue, eventTypes } from "#app/platform/events/event-catalogue.ts";
import { hour } from "#app/platform/kernel/milliseconds.ts";
import { secretOverlapHours } from "../model/webhook.ts";
import { getEventScope } from "../model/webhook-message.ts";
import { webhookEndpoints } from "./webhooks.tables.ts";

/** The webhook of an app that an account registered. */
export interface AppWebhook {
  appId: string;
  name: string;
  /** Null for none. */
  url: string | null;
  /** Empty means all. */
  events: readonly EventType[];
  secret: string;
}

/** Rows that the caller may see: an app those of its consent, everybody else those of no app. */
export function isSeenBy({ program }: Pick<Scope, "program">): SQL {
  return program?.isApp ? eq(webhookEndpoints.tokenId, program.tokenId) : sql`${webhookEndpoints.tokenId} is null`;
}

/**
 * Makes an endpoint for each consent to an app, or for one, and brings those that there are up to date. Events belong to no
 * location and no merchant: a consent that is confined to one has none.
 */
export function writeAppEndpoints(
  db: Database,
  { appId, name, url, events, secret }: AppWebhook,
  { token = null, at }: { token?: string | null; at: number },
): Statement {
  if (url === null) return db.run(sql`delete from webhook_endpoints where app_id = ${appId}`);
  const until = at + secretOverlapHours.default * hour;
  return db.run(sql`insert into webhook_endpoints
      (id, account_id, token_id, app_id, name, url, events, size, payload_version, secret, active, created_at, version)
    select t.id, t.account_id, t.id, ${appId}, ${name} || ' ' || substr(t.id, 25), ${url}, ${JSON.stringify(events)}, 'fat',
      ${payloadVersion}, ${secret}, 1, ${at}, 1
    from access_tokens t where t.app_id = ${appId} and t.active = 1 and t.merchant_id is null and t.locations = '[]'
      and (${token} is null or t.id = ${token}) and exists (select 1 from access_token_secrets s where s.token_id = t.id)
    on conflict (id) do update set name = excluded.name, url = excluded.url, events = excluded.events, secret = excluded.secret,
      old_secret = iif(secret = excluded.secret, old_secret, secret),
      old_secret_until = iif(secret = excluded.secret, old_secret_until, ${until}),
      active = 1, disabled_reason = null, failures = 0, failing_since = null, version = webhook_endpoints.version + 1`);
}

/** What a consent must contain for each type of events. */
const scopes = JSON.stringify(
  Object.fromEntries(eventTypes.map((type) => [type, getEventScope(eventCatalogue[type].object)])),
);

/** True of an endpoint `e` of no app, and of one whose consent holds for a type of events, as far as its person may see them now. */
export const mayReceive = (type: SQL) => sql`(e.token_id is null or exists (
  select 1 from json_each(${scopes}) p join access_tokens t on t.id = e.token_id and t.account_id = e.account_id and t.active = 1
  join memberships m on m.account_id = t.account_id and m.user_id = t.user_id and m.status = 'active'
  where p.key = ${type} and exists (select 1 from json_each(t.permissions) where value = p.value)
    and (m.is_owner = 1 or m.full_access = 1 or exists (select 1 from json_each(m.permissions) where value = p.value))
    and not exists (select 1 from membership_locations l where l.account_id = m.account_id and l.user_id = m.user_id)))`;

/** True of an endpoint of no app, and of one whose consent holds. */
export const hasConsent = sql`("webhook_endpoints"."token_id" is null or exists (select 1 from access_tokens t
  join memberships m on m.account_id = t.account_id and m.user_id = t.user_id and m.status = 'active'
  where t.id = "webhook_endpoints"."token_id" and t.account_id = "webhook_endpoints"."account_id" and t.active = 1))`;

/** What signs for the app that calls; null for one that keeps no secret with us. */
export async function readAppSecretHash({ db, program }: Scope): Promise<string | null> {
  if (!program?.isApp) return null;
  const [found] = await db.all<{ hash: string | null }>(sql`select a.secret_hash as hash from access_tokens t
    join apps a on a.id = t.app_id where t.id = ${program.tokenId} and a.confidential = 1`);
  return found?.hash ?? null;
}

/** Deletes the endpoints of consents that ended. */
export function purgeAppEndpoints(db: Database): Statement {
  return db
    .delete(webhookEndpoints)
    .where(
      and(
        sql`${webhookEndpoints.tokenId} is not null`,
        sql`not exists (select 1 from access_tokens t where t.id = ${webhookEndpoints.tokenId} and t.active = 1)`,
      ),
    );
}
