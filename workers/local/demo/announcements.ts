import { and, eq, isNull } from "drizzle-orm";
import { announceWindows } from "#app/modules/messages/commands/watch-routes.server.ts";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { atInstant, toDemoInstant } from "./plan-day.ts";

/** Customers of a day's confirmed routes were sent their time windows the evening before. */
export async function announceDay(scope: Scope, date: string, origin: string): Promise<void> {
  const { db, ports, account } = atInstant(scope, toDemoInstant(scope, addDays(date, -1), "19:00"));
  await announceWindows({ db, ports, origin });
  const at = ports.clock.now();
  await db
    .update(mailOutbox)
    .set({ sentAt: at, dueAt: null, mail: null })
    .where(and(eq(mailOutbox.accountId, account.id), isNull(mailOutbox.sentAt), eq(mailOutbox.createdAt, at)));
}
