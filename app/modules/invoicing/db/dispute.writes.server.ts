import { and, eq } from "drizzle-orm";
import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { isInPaymentRun } from "#app/modules/ledger/db/payment-runs.reads.server.ts";
import { type DocumentEventType, settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { DisputeState } from "#app/modules/ledger/model/billing.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import { computeCorrectionPostings } from "../model/settlement-postings.ts";
import { lineDisputes, merchantCorrections } from "./billing.tables.ts";
import type { FoundLine } from "./dispute.reads.server.ts";
import { updateInvoice } from "./invoice.writes.server.ts";
import { toIssuerScope } from "./issuer-scope.ts";
import { insertStatementLines, updateSettlement } from "./settlement.writes.server.ts";

/** Opens a dispute. */
export function insertDispute(scope: Scope, found: FoundLine, text: string): Statement[] {
  const { kind, document, line } = found;
  return [
    ...recordDisputeStep(scope, found, "disputed", { order: line.called, note: text }),
    scope.db.insert(lineDisputes).values({
      ...{ id: newId(scope), accountId: document.accountId, documentKind: kind, documentId: document.id },
      ...{ lineId: line.id, text, state: "open", byName: scope.actor.name, at: now(scope) },
    }),
  ];
}

/** Writes the document's timeline and its number of open disputes. `set` is only for settlements. */
function recordDisputeStep(
  scope: Scope,
  { kind, document }: FoundLine,
  type: Extract<DocumentEventType, "disputed" | "corrected" | "rejected">,
  detail: Record<string, unknown>,
  set: { corrected?: number; closing?: number } = {},
): Statement[] {
  const disputes = document.disputes + (type === "disputed" ? 1 : -1);
  return kind === "settlement"
    ? updateSettlement(scope, document, { type, status: document.status, set: { ...set, disputes }, detail })
    : updateInvoice(toIssuerScope(scope, document), document, {
        type,
        status: document.status,
        set: { disputes },
        detail,
      });
}

/** Closes the open dispute of a line. */
export function closeDispute(
  scope: Scope,
  { document, dispute }: FoundLine,
  state: Exclude<DisputeState, "open">,
  resolution: string | null,
): Statement {
  return scope.db
    .update(lineDisputes)
    .set({ state, resolution, resolvedByName: scope.actor.name, resolvedAt: now(scope) })
    .where(and(eq(lineDisputes.accountId, document.accountId), eq(lineDisputes.id, dispute?.id ?? "")));
}

/** Rejects a dispute; the line stays unchanged. */
export function rejectDispute(scope: Scope, found: FoundLine, note: string | null): Statement[] {
  const { document, dispute, line } = found;
  return [
    ...recordDisputeStep(scope, found, "rejected", { order: line.called, note }),
    closeDispute(scope, found, "rejected", note),
    ...(dispute
      ? [publishEvent(toIssuerScope(scope, document), "dispute.rejected", { id: dispute.id, number: document.number })]
      : []),
  ];
}

/**
 * Adds a correction in favor of the merchant, minor units: to the statement while it is pending and in no payment run,
 * otherwise to the opening balance of the next one. A correction of an invoice is also paid out with the next statement.
 */
export async function insertDisputeCorrection(
  scope: Scope,
  found: FoundLine,
  amount: number,
  note: string | null,
): Promise<Statement[]> {
  const { document, line, dispute } = found;
  const { currency, merchantId } = document;
  const isPending = found.kind === "settlement" && found.document.status === settlementStatuses.code.pending;
  const statement = isPending && !(await isInPaymentRun(scope, document.id)) ? found.document : null;
  const id = newId(scope);
  const { orderId } = line;
  const set = statement && {
    corrected: (statement.corrected ?? 0) + amount,
    closing: (statement.closing ?? 0) + amount,
  };
  return [
    ...recordDisputeStep(scope, found, "corrected", { order: line.called, amount, note }, set ?? {}),
    closeDispute(scope, found, "corrected", note),
    scope.db.insert(merchantCorrections).values({
      ...{ id, accountId: scope.account.id, merchantId, currency, amount, lineId: line.id, orderId, note },
      ...{ disputeId: dispute?.id, settlementId: statement?.id ?? null },
      ...{ createdAt: now(scope), createdByName: scope.actor.name },
    }),
    ...(statement
      ? [insertStatementLines(scope, statement, [{ kind: "correction", sourceId: id, orderId, amount }], found.count)]
      : []),
    ...postTransfers(scope, computeCorrectionPostings({ id, merchantId, currency, amount, orderId })),
  ];
}
