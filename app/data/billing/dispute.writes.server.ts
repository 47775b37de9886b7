import { and, eq } from "drizzle-orm";
import { settlementStatuses } from "#app/domain/accounting/accounting.enums.ts";
import type { DisputeState } from "#app/domain/billing/billing.enums.ts";
import { correctionPostings } from "#app/domain/billing/billing-postings.ts";
import { postTransfers } from "../accounting/ledger.writes.server.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { newId, now, type Scope } from "../kernel/scope.server.ts";
import { merchantCorrections, settlementLines } from "../schema/index.ts";
import {
  readSettlement,
  readSettlementLines,
  type SettlementLine,
  type SettlementRecord,
} from "./settlement.reads.server.ts";
import { changeSettlement, insertStatementLines } from "./settlement.writes.server.ts";

/** A line of a statement with the statement. */
export interface FoundLine {
  settlement: SettlementRecord;
  line: SettlementLine;
  /** Lines of the statement. */
  count: number;
}

/** A collection's line of a settlement that somebody may read; null for any other. */
export async function openLine(scope: Scope, number: string, id: string): Promise<FoundLine | null> {
  const settlement = await readSettlement(scope, number);
  if (!settlement) return null;
  const lines = await readSettlementLines(scope, settlement);
  const line = lines.find((each) => each.id === id && each.kind === "collection");
  return line ? { settlement, line, count: lines.length } : null;
}

/** The merchant's words on the line. */
export function disputeStatement(scope: Scope, { settlement, line }: FoundLine, text: string): Statement[] {
  return [
    ...changeSettlement(scope, settlement, {
      type: "disputed",
      status: settlement.status,
      set: { disputes: settlement.disputes + 1 },
      detail: { order: line.orderNumber, note: text },
    }),
    setDispute(settlement, line, scope, {
      dispute: text,
      disputeState: "open",
      disputedByName: scope.actor.name,
      disputedAt: now(scope),
    }),
  ];
}

interface Dispute {
  dispute?: string;
  disputeState: DisputeState;
  disputedByName?: string;
  disputedAt?: number;
  answer?: string | null;
}

function setDispute(settlement: SettlementRecord, line: SettlementLine, { db }: Scope, set: Dispute): Statement {
  const own = eq(settlementLines.accountId, settlement.accountId);
  return db
    .update(settlementLines)
    .set(set)
    .where(and(own, eq(settlementLines.settlementId, settlement.id), eq(settlementLines.id, line.id)));
}

/** The line is kept as it is. */
export function answerLine(scope: Scope, { settlement, line }: FoundLine, note: string | null): Statement[] {
  return [
    ...changeSettlement(scope, settlement, {
      type: "kept",
      status: settlement.status,
      set: { disputes: settlement.disputes - 1 },
      detail: { order: line.orderNumber, note },
    }),
    setDispute(settlement, line, scope, { disputeState: "kept", answer: note }),
  ];
}

/** A correction: a line of the statement while that is pending, else what the next one opens with. */
export function correct(scope: Scope, found: FoundLine, amount: number, note: string | null): Statement[] {
  const { settlement, line, count } = found;
  const { currency, merchantId } = settlement;
  const pending = settlement.status === settlementStatuses.code.pending;
  const id = newId(scope);
  const { orderId } = line;
  return [
    ...changeSettlement(scope, settlement, {
      type: "corrected",
      status: settlement.status,
      set: {
        disputes: settlement.disputes - 1,
        ...(pending
          ? { corrected: (settlement.corrected ?? 0) + amount, closing: (settlement.closing ?? 0) + amount }
          : {}),
      },
      detail: { order: line.orderNumber, amount, note },
    }),
    setDispute(settlement, line, scope, { disputeState: "corrected", answer: note }),
    scope.db.insert(merchantCorrections).values({
      ...{ id, accountId: scope.account.id, merchantId, currency, amount, lineId: line.id, orderId, note },
      ...{ settlementId: pending ? settlement.id : null, createdAt: now(scope), createdByName: scope.actor.name },
    }),
    ...(pending
      ? [insertStatementLines(scope, settlement, [{ kind: "correction", ofId: id, orderId, amount }], count)]
      : []),
    ...postTransfers(scope, correctionPostings({ id, merchantId, currency, amount, orderId })),
  ];
}
