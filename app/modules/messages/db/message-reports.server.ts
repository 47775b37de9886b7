import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { MessageChannel } from "../model/message.enums.ts";
import { customerMessages } from "./messages.tables.ts";
import type { CustomerMessage } from "./messages.writes.server.ts";

type ReportedIds = { id: string | null; providerId: string | null };

const isReported = (channel: MessageChannel, { id, providerId }: ReportedIds): SQL | undefined =>
  and(
    eq(customerMessages.channel, channel),
    id ? eq(customerMessages.id, id) : eq(customerMessages.providerId, providerId ?? ""),
  );

/** The account and recipient of a message that a provider reports on; null for an unknown one. */
export async function readReported(
  db: Database,
  channel: MessageChannel,
  report: ReportedIds,
): Promise<Pick<CustomerMessage, "accountId" | "recipient"> | null> {
  const { accountId, recipient } = customerMessages;
  const [row] = await db.select({ accountId, recipient }).from(customerMessages).where(isReported(channel, report));
  return row ?? null;
}

/** Records that a message arrived, or that it did not; what arrived once has arrived, whatever is reported later. */
export function recordReport(
  db: Database,
  channel: MessageChannel,
  report: ReportedIds & { kind: "delivered" | "failed" | "unreachable"; error: string | null },
  nowMs: number,
): Statement {
  const open = and(
    isReported(channel, report),
    report.kind === "delivered"
      ? inArray(customerMessages.state, ["waiting", "handed", "failed"])
      : inArray(customerMessages.state, ["waiting", "handed"]),
  );
  return report.kind === "delivered"
    ? db
        .update(customerMessages)
        .set({ state: "delivered", deliveredAt: nowMs, dueAt: null, reason: null, error: null })
        .where(open)
    : db
        .update(customerMessages)
        .set({
          state: "failed",
          reason: report.kind === "unreachable" ? "unreachable" : "refused",
          error: report.error?.slice(0, 200) ?? null,
          dueAt: null,
        })
        .where(open);
}
