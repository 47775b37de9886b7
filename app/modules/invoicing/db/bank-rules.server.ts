import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { bankPayouts, ledgerTransfers } from "#app/modules/ledger/db/accounting.tables.ts";
import { parseAccountId } from "#app/modules/ledger/db/journal.reads.server.ts";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { formatDecimal, parseMoney } from "#app/platform/money/money.ts";
import { type BankRuleInput, type BankRuleView, type RuleAccount, ruleAccounts } from "../model/bank/bank-rule.ts";
import { bankRules } from "./billing.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const bankRuleFields = {
  position: { sort: bankRules.position },
  name: { sort: bankRules.name },
  booked_to: { filter: { kind: "equals", column: bankRules.bookedTo, values: ruleAccounts } },
} satisfies ListFields;

const toMinor = (amount: string | undefined, currency: string | undefined) =>
  amount && currency ? parseMoney(amount, currency) : null;
const toDecimal = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? undefined : formatDecimal({ amount, currency });

/** Rules as stored. */
export const bankRuleRows = createCatalogueRows<typeof bankRules, BankRuleInput, BankRuleView>({
  table: bankRules,
  label: bankRules.name,
  getName: ({ name }) => name,
  searchColumns: [bankRules.name, bankRules.text, bankRules.party],
  fields: bankRuleFields,
  columns: (_, { name, booked_to, direction, text, party, iban, currency, amount_from, amount_to }) => ({
    ...{
      name,
      bookedTo: booked_to,
      direction: direction ?? null,
      text: text ?? null,
      party: party ?? null,
      iban: iban ?? null,
    },
    ...{ currency: currency ?? null, amountFrom: toMinor(amount_from, currency) },
    amountTo: toMinor(amount_to, currency),
  }),
  // After all ordered rules, whose positions start at one.
  onlyNew: (scope) => ({ position: now(scope) }),
  read: async (scope, ids) => {
    const place = sql<number>`(select count(*) from bank_rules b where b.account_id = ${scope.account.id} and (b.position, b.id) <= (bank_rules.position, bank_rules.id))`;
    const rows = await scope.db
      .select({ rule: bankRules, place })
      .from(bankRules)
      .where(isOwnRow(scope, bankRules, ids));
    return rows.map(({ rule, place: at }) => toView(rule, at));
  },
});

function toView(rule: typeof bankRules.$inferSelect, place: number): BankRuleView {
  const { id, name, bookedTo, direction, text, party, iban, currency, active, version } = rule;
  return {
    ...{
      id,
      place,
      name,
      booked_to: bookedTo,
      direction: direction ?? undefined,
      text: text ?? undefined,
      party: party ?? undefined,
    },
    ...{ iban: iban ?? undefined, currency: currency ?? undefined, active, version, created_at: rule.createdAt ?? 0 },
    ...{ amount_from: toDecimal(rule.amountFrom, currency), amount_to: toDecimal(rule.amountTo, currency) },
  };
}

/** The rules in use, in their order; places count these alone. */
export async function readActiveBankRules(scope: Scope): Promise<BankRuleView[]> {
  const rows = await scope.db
    .select()
    .from(bankRules)
    .where(and(eq(bankRules.accountId, scope.account.id), eq(bankRules.active, true)))
    .orderBy(asc(bankRules.position), asc(bankRules.id));
  return rows.map((rule, at) => toView(rule, at + 1));
}

/** A line that is booked by a rule: the rule's name then, and the account. */
export interface RuleBooking {
  id: string;
  name: string;
  account: RuleAccount;
}

/** Those of the lines that are booked by a rule. */
export async function readRuleBookings(scope: Scope, lines: readonly string[]): Promise<Map<string, RuleBooking>> {
  const { line, documentId, number, kind, accountId } = bankPayouts;
  const rows = await scope.db
    .select({
      ...{ line, id: documentId, name: number },
      ...{ debit: ledgerTransfers.debitAccount, credit: ledgerTransfers.creditAccount },
    })
    .from(bankPayouts)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.documentId, documentId))
    .where(
      and(
        eq(accountId, scope.account.id),
        inArray(line, selectIds(lines)),
        eq(kind, "bank_rule"),
        sql`${ledgerTransfers.reverses} is null`,
      ),
    );
  return new Map(
    rows.flatMap(({ line: of, debit, credit, ...booking }) => {
      const kinds = [parseAccountId(debit).kind, parseAccountId(credit).kind];
      const account = ruleAccounts.find((each) => kinds.includes(each));
      return account ? [[of, { ...booking, account }] as const] : [];
    }),
  );
}
