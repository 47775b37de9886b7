import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hasExactDecimals, parseMoney } from "#app/platform/money/money.ts";
import { type FoundLine, findDisputableLine } from "../../db/dispute.reads.server.ts";
import { insertDispute, insertDisputeCorrection, rejectDispute } from "../../db/dispute.writes.server.ts";
import { disputeSchema, resolveDisputeSchema } from "../../model/invoice.ts";
import { creditDisputedLine } from "./credit-disputed-line.server.ts";
import { notifyDisputed, notifyDisputeResolved } from "./dispute-notifications.server.ts";

const notFoundCodes = { settlement: "settlement_not_found", invoice: "invoice_not_found" } as const;

/** A merchant disputes a line, also one with an earlier resolved dispute. A dispute does not prevent payment. */
const createDisputeCommand = (kind: DisputedKind, name: string) =>
  createCommand({
    name,
    permission: "accounting.merchant_billing",
    input: disputeSchema,
    run: (scope, { number, line, text }) =>
      commitWithRetry(scope, async () => {
        if (scope.account.kind !== "merchant") return fail("forbidden");
        const found = await findDisputableLine(scope, kind, number, line);
        if (!found) return fail(notFoundCodes[kind]);
        if (found.dispute) return fail("line_disputed");
        return ok({
          statements: [...insertDispute(scope, found, text), notifyDisputed(scope, found, text)],
          outcome: { version: found.document.version + 1 },
        });
      }),
  });

/** The carrier resolves a dispute by a correction on a separate line, or rejects it. */
const createResolveCommand = (kind: DisputedKind, name: string, permission: Permission) =>
  createCommand({
    name,
    permission: ["accounting.merchant_billing", permission],
    input: resolveDisputeSchema,
    run: (scope, { number, line, amount, note }) =>
      commitWithRetry(scope, async () => {
        const found = scope.account.kind === "carrier" ? await findDisputableLine(scope, kind, number, line) : null;
        if (!found) return fail(notFoundCodes[kind]);
        if (!found.dispute) return fail("line_not_disputed");
        const minor = amount === undefined ? 0 : parseMoney(amount, found.document.currency);
        const inexact = amount !== undefined && !hasExactDecimals(amount, found.document.currency);
        if (minor === null || inexact || (amount !== undefined && minor === 0))
          return failFields({ amount: [{ code: "amount_invalid" }] });
        const said = note ?? null;
        const settled = await settleDispute(scope, found, minor, said);
        if (!settled.ok) return settled;
        return ok({
          statements: [...settled.value, ...(await notifyDisputeResolved(scope, found, minor, said))],
          outcome: { version: found.document.version + 1 },
        });
      }),
  });

/** Statements that settle it: a credit note for a fee of an invoice, a correction for collected money of a settlement. */
async function settleDispute(
  scope: Scope,
  found: FoundLine,
  amount: number,
  note: string | null,
): Promise<Result<Statement[]>> {
  if (amount === 0) return ok(rejectDispute(scope, found, note));
  return found.kind === "invoice"
    ? creditDisputedLine(scope, found, amount, note)
    : ok(await insertDisputeCorrection(scope, found, amount, note));
}

export const disputeLine = createDisputeCommand("settlement", "accounting.merchant_billing.dispute");
export const disputeInvoiceLine = createDisputeCommand("invoice", "accounting.merchant_billing.dispute_invoice");
export const resolveDispute = createResolveCommand(
  "settlement",
  "accounting.merchant_billing.resolve",
  "accounting.merchant_billing.update_settlement",
);
export const resolveInvoiceDispute = createResolveCommand(
  "invoice",
  "accounting.merchant_billing.resolve_invoice",
  "accounting.merchant_billing.modify_invoice",
);
