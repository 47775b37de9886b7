import { eq, sql } from "drizzle-orm";
import { insertAuditEntry } from "#app/platform/db/audit.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { markConsumed } from "#app/platform/events/outbox.writes.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Billing, BillingEvent } from "../model/billing.ts";
import { accounts } from "./workspace.tables.ts";

export type StoredBilling = Billing & { features: string[]; eventAt: number | null };

/** The account's billing state; null for an unknown account. */
export async function readBilling(db: Database, accountId: string): Promise<StoredBilling | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!row) return null;
  const { plan, trialEndsAt, cancelledAt, cancelsAt, paymentState: payment, features, billingEventAt: eventAt } = row;
  return { plan, trialEndsAt, cancelledAt, cancelsAt, payment, features, eventAt };
}

/**
 * Writes the billing state of an event once (`markConsumed` fails the batch on a repeated one), with its audit line.
 * Fails as a lost race when another event was written since `before` was read.
 */
export function updateBilling(
  { db, ports }: { db: Database; ports: Ports },
  { id, event, before, changes }: { id: string; event: BillingEvent; before: StoredBilling; changes: object },
) {
  const { data, account, occurred_at: at } = event;
  const now = ports.clock.now();
  const update: Statement = db
    .update(accounts)
    .set({
      plan: data.plan,
      trialEndsAt: data.trial_ends_at,
      cancelledAt: data.cancelled_at,
      cancelsAt: data.cancels_at,
      paymentState: data.payment === "ok" ? null : data.payment,
      features: data.features ?? before.features,
      billingEventAt: at,
      preferences: sql`case when ${accounts.billingEventAt} is ${before.eventAt} then ${accounts.preferences} end`,
    })
    .where(eq(accounts.id, account));
  const log = insertAuditEntry(db, {
    id: createUuidV7(now, ports.random(10)),
    accountId: account,
    actorId: "billing",
    action: "settings.subscription.update",
    subject: account,
    detail: { changes },
    at: now,
  });
  return commit(db, [markConsumed(db, "billing", id, now), update, log]);
}
