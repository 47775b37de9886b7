import { lt, sql } from "drizzle-orm";
import { alertLines } from "#app/modules/alerts/db/alerts.tables.ts";
import { statusHours } from "#app/modules/developers/db/status.tables.ts";
import { agentSessions } from "#app/modules/driver/db/drive.tables.ts";
import { agentPositions } from "#app/modules/fleet/db/fleet.tables.ts";
import { daySamples } from "#app/modules/home/db/day-samples.tables.ts";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import { deleteExpiredGrants } from "#app/modules/shops/db/shop-grants.server.ts";
import { shopHooks, shopLog } from "#app/modules/shops/db/shops.tables.ts";
import { eventLog } from "#app/modules/webhooks/db/event-log.tables.ts";
import { webhookAttempts, webhookDeliveries } from "#app/modules/webhooks/db/webhooks.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { consumedMessages, idempotencyKeys } from "#app/platform/db/messages.tables.ts";
import { rateLimits } from "#app/platform/db/rate-limits.tables.ts";
import { eventRetentionMs } from "#app/platform/events/envelope.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";

/** Positions are kept for the account's retention period, at most a day. */
const getPositionCutoff = (
  nowMs: number,
) => sql`${nowMs} - 3600000 * coalesce((select a.preferences ->> '$.position_hours'
  from ${accounts} a where a.id = ${agentPositions.accountId}), 24)`;

/**
 * Expired data: idempotency records (one day), processed-message marks, positions, ended sessions, old rate-limit
 * attempts.
 */
export function purgeExpired(db: Database, nowMs: number): Statement[] {
  return [
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, nowMs - day)),
    db.delete(consumedMessages).where(lt(consumedMessages.at, nowMs - 30 * day)),
    db.delete(agentPositions).where(lt(agentPositions.at, getPositionCutoff(nowMs))),
    db.delete(agentSessions).where(lt(agentSessions.expiresAt, nowMs)),
    // Dates are local to accounts: the day before yesterday is over in every zone.
    db.delete(daySamples).where(lt(daySamples.date, toLocalDate(nowMs - 2 * day, "UTC"))),
    db.delete(sessions).where(lt(sessions.expiresAt, nowMs)),
    db.delete(eventLog).where(lt(eventLog.at, nowMs - eventRetentionMs)),
    db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, nowMs - eventRetentionMs)),
    db.delete(webhookAttempts).where(lt(webhookAttempts.at, nowMs - eventRetentionMs)),
    db.delete(alertLines).where(lt(alertLines.at, nowMs - eventRetentionMs)),
    db.delete(shopHooks).where(lt(shopHooks.at, nowMs - 7 * day)),
    db.delete(shopLog).where(lt(shopLog.at, nowMs - 180 * day)),
    db.delete(statusHours).where(lt(statusHours.hour, nowMs - 30 * day)),
    deleteExpiredGrants(db, nowMs),
    db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, nowMs)),
  ];
}
