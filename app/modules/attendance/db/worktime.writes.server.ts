import { and, eq, ne, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { type ApprovalState, attendanceStatuses } from "#app/modules/fleet/model/attendance.enums.ts";
import { countMinutesBetween } from "#app/modules/fleet/model/attendance.ts";
import { voidAgentTransactions } from "#app/modules/ledger/db/agent-transactions.writes.server.ts";
import { findStandingTransaction } from "#app/modules/ledger/db/earnings.reads.server.ts";
import {
  recordCheckInEarnings,
  recordCheckOutEarnings,
  recordWithheldEarnings,
} from "#app/modules/ledger/db/earnings.writes.server.ts";
import { getDayEarningsSource } from "#app/modules/ledger/model/earnings/earnings.ts";
import type { AuditAction } from "#app/platform/catalogue/audit.ts";
import { writeAudits } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { isOwnAmong, selectIds, updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertAttendanceTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { attendance } from "./attendance.tables.ts";

const { off_duty: offDutyCode } = attendanceStatuses.code;

export type WaitingWorktime = Awaited<ReturnType<typeof readWorktimesToDecide>>[number];

/** Attendance by id with its agent's name, decided or not; of other accounts nothing. */
export async function readWorktimesToDecide(scope: Scope, ids: readonly string[]) {
  const rows = await scope.db
    .select({ row: attendance, agentName: agents.name })
    .from(attendance)
    .innerJoin(agents, and(eq(agents.id, attendance.agentId), eq(agents.accountId, attendance.accountId)))
    .where(isOwnAmong(scope.account.id, attendance.accountId, attendance.id, selectIds(ids)));
  return rows.map(({ row, agentName }) => ({
    ...row,
    agentName,
    from: row.checkedInAt ?? 0,
    to: row.checkedOutAt,
  }));
}

/** What the office decided: the times that count, or none. */
export interface WorktimeDecision {
  worktime: WaitingWorktime;
  to: Extract<ApprovalState, "approved" | "refused">;
  span: { from: number; to: number };
  reason: string | null;
}

/**
 * Approves or refuses attendance that waits: rows, timeline and audit log, and what approved attendance earns: the day, its
 * hours, and the shipments completed during it. The batch rolls back as a lost race when one was decided meanwhile.
 */
export async function decideWorktimes(
  scope: Scope,
  decisions: readonly WorktimeDecision[],
  audit: AuditAction,
): Promise<Statement[]> {
  if (decisions.length === 0) return [];
  const { timezone } = scope.account;
  const approved = decisions
    .filter(({ to }) => to === "approved")
    .map((each) => ({ ...each, day: toLocalDate(each.span.from, timezone) }));
  const earnings = [
    ...(await recordCheckInEarnings(
      scope,
      approved.map(({ worktime, day }) => ({ agentId: worktime.agentId, day })),
    )),
    ...(await recordCheckOutEarnings(
      scope,
      approved.map(({ worktime, span, day }) => ({ ...span, id: worktime.id, agentId: worktime.agentId, day })),
    )),
  ];
  for (const { worktime } of approved)
    earnings.push(
      ...(await recordWithheldEarnings(scope, { agentId: worktime.agentId, ...getWithheldSpan(worktime) })),
    );
  for (const { worktime, to } of decisions)
    if (to === "refused") earnings.push(...(await voidDayEarnings(scope, worktime)));
  return [
    updateJsonRows(scope.db, {
      table: attendance,
      account: scope.account.id,
      columns: {
        date: ({ span }: WorktimeDecision & { id: string }) => toLocalDate(span.from, timezone),
        checkedInAt: ({ span }) => span.from,
        checkedOutAt: ({ span }) => span.to,
        minutes: ({ span, to }) => (to === "refused" ? 0 : countMinutesBetween(span.from, span.to)),
        approval: ({ to }) => to,
        _expected: ({ worktime }) => worktime.version,
      },
      computed: {
        version: (field) =>
          sql`case when ${attendance}.version = ${field("_expected")} and ${attendance}.approval = 'waiting' then ${field("_expected")} + 1 end`,
      },
      rows: decisions.map((each) => ({ ...each, id: each.worktime.id })),
    }),
    ...earnings,
    insertAttendanceTimeline(
      scope,
      decisions.map(({ worktime, to, span, reason }) => ({
        id: worktime.id,
        events: [
          {
            type: to,
            version: worktime.version + 1,
            from: offDutyCode,
            to: offDutyCode,
            detail: { agent: worktime.agentId, reported: { from: worktime.from, to: worktime.to }, ...span, reason },
          },
        ],
      })),
    ),
    writeAudits(
      scope,
      audit,
      decisions.map(({ worktime, span, reason }) => ({
        subject: worktime.agentId,
        detail: { name: worktime.agentName, attendance: worktime.id, ...span, reason },
      })),
    ),
  ];
}

/** The span in which completed shipments earned nothing: until the check-out was known, which may be later than it was. */
function getWithheldSpan({ from, to, outReport }: WaitingWorktime) {
  return { from, to: Math.max(to ?? from, outReport?.receivedAt ?? 0) };
}

/**
 * Takes back the day's rate of refused attendance, if it was earned at the check-in, is in no receipt, and the agent has no
 * other attendance that day. Other attendance may earn it again.
 */
async function voidDayEarnings(scope: Scope, { id, agentId, date }: WaitingWorktime): Promise<Statement[]> {
  const standing = await findStandingTransaction(scope, getDayEarningsSource(agentId, date));
  if (!standing || standing.receiptId !== null) return [];
  const others = await scope.db.$count(
    attendance,
    and(
      eq(attendance.accountId, scope.account.id),
      eq(attendance.agentId, agentId),
      eq(attendance.date, date),
      ne(attendance.id, id),
      sql`${attendance.approval} is null or ${attendance.approval} = 'approved'`,
    ),
  );
  return others > 0 ? [] : voidAgentTransactions(scope, [standing.id], null);
}
