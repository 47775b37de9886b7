import { and, asc, desc, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { LEASE_MS } from "#app/platform/db/lease.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { HeldMessage, SandboxView } from "../model/sandbox.ts";

/** The current sandbox, or that of the current account; null when there is none. */
export async function readSandbox(scope: Scope): Promise<SandboxView | null> {
  const { account, db, ports } = scope;
  const [row] = await db
    .select()
    .from(accounts)
    .where(account.sandbox ? eq(accounts.id, account.id) : eq(accounts.sandboxOf, account.id));
  if (!row) return null;
  const { id, name, clockAhead: ahead, clockTarget: target, resetStartedAt } = row;
  const state = resetStartedAt !== null ? "resetting" : target === null ? "ready" : "moving";
  return { uuid: id, name, now: systemNow(ports.clock) + ahead, ahead, state, target };
}

/** Captured messages, newest first; at most fifty. */
export async function readHeldMessages(scope: Scope): Promise<HeldMessage[]> {
  const { id, channel, recipient, subject, body, createdAt: at } = mailOutbox;
  const rows = await scope.db
    .select({ id, channel, recipient, subject, body, at })
    .from(mailOutbox)
    .where(eq(mailOutbox.accountId, scope.account.id))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(50);
  return rows.map((row) => ({ ...row, at: row.at ?? 0 }));
}

/** Sandboxes without an active lease, longest waiting first. @param now system time, milliseconds UTC */
export async function listIdleSandboxes(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.sandboxOf),
        or(isNull(accounts.clockAdvancedAt), lte(accounts.clockAdvancedAt, now - LEASE_MS)),
      ),
    )
    .orderBy(asc(accounts.clockAdvancedAt), asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a sandbox is being reset or its clock moved. */
export async function isSandboxBusy(db: Database, id: string): Promise<boolean> {
  const going = or(isNotNull(accounts.clockTarget), isNotNull(accounts.resetStartedAt));
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), going));
  return rows.length > 0;
}
