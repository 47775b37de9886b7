import { lt, sql } from "drizzle-orm";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { day } from "#app/domain/kernel/milliseconds.ts";
import { eventsKeptMs } from "#app/domain/webhooks/envelope.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Database } from "../kernel/database.server.ts";
import {
  accounts,
  agentPositions,
  agentSessions,
  alertLines,
  daySamples,
  doorTries,
  eventLog,
  idempotencyKeys,
  inbox,
  sessions,
  shopHooks,
  shopLog,
  statusHours,
  webhookAttempts,
  webhookDeliveries,
} from "../schema/index.ts";
import { forgetGrants } from "../shops/shop-grants.server.ts";

/** Where somebody was is kept as long as the account says, a day at most. */
const keptSince = (nowMs: number) => sql`${nowMs} - 3600000 * coalesce((select a.preferences ->> '$.position_hours'
  from ${accounts} a where a.id = ${agentPositions.accountId}), 24)`;

/** What has served its time: answers kept for a day (api.md), marks of worked messages, positions, ended sessions, tries that count no more. */
export function forgetOld(db: Database, nowMs: number): Statement[] {
  return [
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, nowMs - day)),
    db.delete(inbox).where(lt(inbox.at, nowMs - 30 * day)),
    db.delete(agentPositions).where(lt(agentPositions.at, keptSince(nowMs))),
    db.delete(agentSessions).where(lt(agentSessions.expiresAt, nowMs)),
    // By date, in whatever zone the account is: the day before yesterday is over everywhere.
    db.delete(daySamples).where(lt(daySamples.date, localDateOf(nowMs - 2 * day, "UTC"))),
    db.delete(sessions).where(lt(sessions.expiresAt, nowMs)),
    db.delete(eventLog).where(lt(eventLog.at, nowMs - eventsKeptMs)),
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, nowMs - eventsKeptMs)),
    db.delete(webhookAttempts).where(lt(webhookAttempts.at, nowMs - eventsKeptMs)),
    db.delete(alertLines).where(lt(alertLines.at, nowMs - eventsKeptMs)),
    db.delete(shopHooks).where(lt(shopHooks.at, nowMs - 7 * day)),
    db.delete(shopLog).where(lt(shopLog.at, nowMs - 180 * day)),
    db.delete(statusHours).where(lt(statusHours.hour, nowMs - 30 * day)),
    forgetGrants(db, nowMs),
    db.delete(doorTries).where(lt(doorTries.until, nowMs)),
  ];
}
