import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { command } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { type FoundLine, readDisputable } from "../../db/dispute.reads.server.ts";
import { correct, disputeStatements, keepLine } from "../../db/dispute.writes.server.ts";
import { answerSchema, disputeSchema } from "../../model/invoice.ts";
import { correctedInvoice } from "./corrected-invoice.server.ts";
import { tellAnswered, tellDisputed } from "./dispute-news.server.ts";

const missing = { settlement: "settlement_not_found", invoice: "invoice_not_found" } as const;

/** A merchant says that a line is wrong, also of one that was answered before; it keeps nothing from being paid. */
const disputing = (kind: DisputedKind, name: string) =>
  command({
    name,
    permission: "accounting.merchant_billing",
    input: disputeSchema,
    run: (scope, { number, line, text }) =>
      commitDecided(scope, async () => {
        if (scope.account.kind !== "merchant") return fail("forbidden");
        const found = await readDisputable(scope, kind, number, line);
        if (!found) return fail(missing[kind]);
        if (found.dispute) return fail("line_disputed");
        return ok({
          statements: [...disputeStatements(scope, found, text), tellDisputed(scope, found, text)],
          outcome: { version: found.document.version + 1 },
        });
      }),
  });

/** The carrier answers: a correction as a line of its own, or the line is kept. */
const answering = (kind: DisputedKind, name: string, permission: Permission) =>
  command({
    name,
    permission: ["accounting.merchant_billing", permission],
    input: answerSchema,
    run: (scope, { number, line, amount, note }) =>
      commitDecided(scope, async () => {
        const found = scope.account.kind === "carrier" ? await readDisputable(scope, kind, number, line) : null;
        if (!found) return fail(missing[kind]);
        if (!found.dispute) return fail("line_not_disputed");
        const minor = amount === undefined ? 0 : parseMoney(amount, found.document.currency);
        // What rounds to nothing is no correction, and no word that the line stays.
        if (minor === null || (amount !== undefined && minor === 0))
          return failFields({ amount: [{ code: "amount_invalid" }] });
        const said = note ?? null;
        const answer = await answerOf(scope, found, minor, said);
        if (!answer.ok) return answer;
        return ok({
          statements: [...answer.value, ...(await tellAnswered(scope, found, minor, said))],
          outcome: { version: found.document.version + 1 },
        });
      }),
  });

/** What an answer writes. An invoice that waits to be paid is corrected itself; what was paid is given back with a settlement. */
function answerOf(
  scope: Scope,
  found: FoundLine,
  amount: number,
  note: string | null,
): Result<Statement[]> | Promise<Result<Statement[]>> {
  if (amount === 0) return ok(keepLine(scope, found, note));
  const waits =
    found.kind === "invoice" &&
    found.document.status === invoiceStatuses.code.pending &&
    found.document.settlementId === null;
  return waits ? correctedInvoice(scope, found, amount, note) : ok(correct(scope, found, amount, note));
}

export const disputeLine = disputing("settlement", "accounting.merchant_billing.dispute");
export const disputeInvoiceLine = disputing("invoice", "accounting.merchant_billing.dispute_invoice");
export const answerDispute = answering(
  "settlement",
  "accounting.merchant_billing.answer",
  "accounting.merchant_billing.update_settlement",
);
export const answerInvoiceDispute = answering(
  "invoice",
  "accounting.merchant_billing.answer_invoice",
  "accounting.merchant_billing.modify_invoice",
);
