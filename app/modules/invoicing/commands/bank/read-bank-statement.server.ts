import { readKeptLines, readKeptStatements } from "#app/modules/ledger/db/bank.reads.server.ts";
import { deleteBankStatements, insertBankStatements } from "#app/modules/ledger/db/bank.writes.server.ts";
import { type BankBalance, findFullerStatements } from "#app/modules/ledger/model/bank-chain.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { UnreadRow } from "../../model/bank/bank-entry.ts";
import { parseBankStatement, statementSchema } from "../../model/bank/bank-statement.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { type ProposedLine, proposeLines } from "./propose-lines.server.ts";

export interface ProposedStatement {
  account: string;
  lines: ProposedLine[];
  unread: UnreadRow[];
  balances: BankBalance[];
}

/**
 * Reads a bank statement, proposes the documents that its lines pay, and keeps its lines and balances for the
 * reconciliation. Books nothing: a person confirms the proposals.
 */
export const readBankStatement = createCommand({
  name: "accounting.merchant_billing.read_statement",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: statementSchema,
  run: async (scope, { content }): Promise<Result<ProposedStatement>> => {
    if (scope.account.kind !== "carrier") return fail("forbidden");
    const read = parseBankStatement(content, scope.account.preferences.default_currency);
    if (!read.ok) return read;
    const { account, entries, unread, balances } = read.value;
    const lines = await proposeLines(scope, account, entries);
    if (balances.length > 0) {
      const kept = await keepStatements(scope, balances, lines);
      if (!kept.ok) return kept;
    }
    return ok({ account, lines, unread, balances });
  },
});

/** Keeps statements and their lines; one of a whole day replaces what was read of the day before its end. */
async function keepStatements(scope: Scope, balances: readonly BankBalance[], lines: readonly ProposedLine[]) {
  const [kept, known] = await Promise.all([
    readKeptStatements(scope, balances),
    readKeptLines(
      scope,
      lines.map(({ line }) => line),
    ),
  ]);
  const { fresh, replaced } = findFullerStatements(balances, kept, lines, known);
  const statements = [...deleteBankStatements(scope, replaced), ...insertBankStatements(scope, fresh, lines)];
  return statements.length > 0 ? commitAndPublish(scope, statements) : ok(null);
}

/** Data of the bank statement screen; not available in a portal, which cannot book a carrier's payments. */
export async function readBankStatementScreen(scope: Scope) {
  const may = getMerchantBillingRights(scope);
  return may.portal ? fail("not_found") : ok({ may, parts: await countBillingParts(scope) });
}
