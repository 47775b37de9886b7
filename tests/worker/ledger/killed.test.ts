import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { closePeriod } from "#app/modules/closing/commands/close-period.server.ts";
import { periodEvents } from "#app/modules/closing/db/closing.tables.ts";
import { acceptableItems } from "#app/modules/closing/model/closing.enums.ts";
import { generateReceipts } from "#app/modules/collections/commands/receipts/generate-receipts.server.ts";
import { receiveReceipt } from "#app/modules/collections/commands/receipts/receive-receipt.server.ts";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { bookPayments } from "#app/modules/invoicing/commands/bank/book-payments.server.ts";
import { readBankStatement } from "#app/modules/invoicing/commands/bank/read-bank-statement.server.ts";
import { generateInvoices } from "#app/modules/invoicing/commands/invoices/generate-invoices.server.ts";
import { generateSettlements } from "#app/modules/invoicing/commands/settlements/generate-settlements.server.ts";
import { invoices, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { createPaymentRun } from "#app/modules/ledger/commands/payment-runs/create-run.server.ts";
import { filePaymentRun } from "#app/modules/ledger/commands/payment-runs/file-run.server.ts";
import { ledgerTransfers, paymentRuns } from "#app/modules/ledger/db/accounting.tables.ts";
import { readBankReconciliation } from "#app/modules/ledger/db/bank.reads.server.ts";
import { paymentRunStatuses } from "#app/modules/ledger/model/payment-run.enums.ts";
import { createTransaction } from "#app/modules/payouts/commands/create-transaction.server.ts";
import { generateAgentReceipts } from "#app/modules/payouts/commands/generate-agent-receipts.server.ts";
import { payAgentReceipt } from "#app/modules/payouts/commands/pay-agent-receipt.server.ts";
import { agentReceipts } from "#app/modules/payouts/db/agent-billing.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { createBreakingDatabase } from "#tests/factories/breaking-database.ts";
import { collectAtStops, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { expectLedgerBalanced, readLedgerBalances } from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace } from "../workspace.ts";

startTestsAt("2099-10-28T10:00:00Z");

/** An agent who charges VAT earns something. */
async function earn(scope: Scope, agentId: string): Promise<void> {
  const billing = { treatment: "standard", taxRate: 1900 } as const;
  await scope.db.update(agents).set({ billing }).where(eq(agents.id, agentId));
  const earned = { agent_id: agentId, amount: "10.00", currency: "EUR", description: "Tour" };
  await createTransaction.execute(scope, earned);
}

interface Kill {
  /** The batch of every command at which its worker dies; none without. */
  batch: number;
  moment: "before" | "after";
}

/**
 * From collected cash to the closed month, every command of it killed at one of its batches and asked again by another
 * worker: all equations hold in between, and everything is there once.
 */
async function workThrough({ batch: at, moment }: Kill) {
  const who = await createTestWorkspace();
  const { scope } = who;
  let killed = 0;
  const run = async (execute: (scope: Scope) => Promise<unknown>): Promise<void> => {
    const db = createBreakingDatabase(scope.db, (batch) => (batch === at ? moment : null));
    try {
      await execute({ ...scope, db });
    } catch (thrown) {
      expect(String(thrown)).toContain("killed");
      killed += 1;
      await expectLedgerBalanced(who);
      await execute(scope);
    }
    await expectLedgerBalanced(who);
  };
  const agentId = await createAgent(scope);
  const merchantId = await createMerchant(who, { billing: { iban: "CH9300762011623852957" } });
  const method = await shippingMethodCatalogue.create.execute(scope, {
    ...{ name: "Standard", type: 1, currency: "EUR", base_fee: "5.00" },
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const draft = { merchant_id: merchantId, shipping_method_id: method.value.id };
  await collectAtStops(scope, await sendOut(scope, agentId, [[createCash("29.90")], [createCash("25.10")]], draft));
  await run((each) => generateReceipts.execute(each, { holdings: [`${agentId}:EUR`] }));
  const [receipt] = await scope.db.select().from(collectionReceipts);
  await run((each) => receiveReceipt.execute(each, { number: receipt?.number ?? "", version: 1, counted: "55" }));
  const pending = { pending: [`${merchantId}:EUR`] };
  await run((each) => generateInvoices.execute(each, pending));
  await run((each) => generateSettlements.execute(each, pending));
  const [[invoice], [settlement]] = await Promise.all([
    scope.db.select().from(invoices),
    scope.db.select().from(settlements),
  ]);
  const chosen = { settlements: [settlement?.id ?? ""], iban: "LI21 0881 0000 2324 013A A" };
  await run((each) => createPaymentRun.execute(each, chosen));
  const [made] = await scope.db.select().from(paymentRuns);
  await run((each) => filePaymentRun.execute(each, { number: made?.number ?? "", version: 1 }));
  await earn(scope, agentId);
  await run((each) => generateAgentReceipts.execute(each, { agents: [`${agentId}:EUR`] }));
  const [payout] = await scope.db.select().from(agentReceipts);
  await run((each) => payAgentReceipt.execute(each, { number: payout?.number ?? "", version: 1, method: "cash" }));
  // One statement: the invoice is paid, and the run is booked in one sum.
  const on = toLocalDate(scope.ports.clock.now(), scope.account.timezone);
  const amount = formatDecimal({ amount: settlement?.closing ?? 0, currency: "EUR" });
  const content = createCamt053(
    [
      { day: on, amount: "10.00", text: invoice?.number ?? "", reference: "A1" },
      { day: on, amount: `-${amount}`, text: made?.number ?? "", reference: "A2" },
    ],
    { opening: "100.00", closing: "55.00", on },
  );
  await run((each) => readBankStatement.execute(each, { content }));
  for (const place of [0, 1])
    await run(async (each) => {
      const read = await readBankStatement.execute(scope, { content });
      const line = read.ok ? read.value.lines[place] : undefined;
      if (!line) throw new Error("no such line");
      if (line.state === "booked") return;
      await bookPayments.execute(each, {
        payments: [
          {
            ...{ line: line.line, on, currency: "EUR" },
            amount: formatDecimal({ amount: line.amount, currency: "EUR" }),
            invoices: line.invoices.map(({ number, version }) => ({ number, version })),
          },
        ],
      });
    });
  setTimeTo("2099-11-04T10:00:00Z");
  await run((each) => closePeriod.execute(each, { month: "2099-10", accept: [...acceptableItems] }));
  const own = eq(ledgerTransfers.accountId, who.account.id);
  return {
    killed,
    found: {
      balances: await readLedgerBalances(who),
      transfers: (await scope.db.select().from(ledgerTransfers).where(own).orderBy(ledgerTransfers.seq)).map(
        ({ kind, amount }) => `${kind} ${amount}`,
      ),
      bank: await readBankReconciliation(scope),
      receipts: await scope.db.$count(collectionReceipts),
      invoices: await scope.db.$count(invoices),
      settlements: await scope.db.$count(settlements),
      runs: await scope.db.$count(paymentRuns, eq(paymentRuns.status, paymentRunStatuses.code.confirmed)),
      files: (await scope.db.select().from(paymentRuns))[0]?.files,
      closed: await scope.db.$count(
        periodEvents,
        and(eq(periodEvents.accountId, who.account.id), eq(periodEvents.type, "closed")),
      ),
    },
  };
}

const expected = {
  balances: {
    "carrier_cash EUR": 4_310,
    "input_vat EUR": 190,
    "agent_payable EUR": 0,
    "carrier_bank EUR": -4_500,
    "revenue EUR": -1_000,
    "merchant_payable EUR": 0,
  },
  // One transfer for each cause, whatever died in between.
  transfers: [
    ...["collected 2990", "collected 2510", "handed_over 2990", "owed 2990", "handed_over 2510", "owed 2510"],
    ...["invoiced 1000", "earned 1000", "input_vat 190", "paid_out 1190", "paid 1000", "settled 2990", "settled 2510"],
  ],
  bank: [{ openLines: 0, openMovements: 0, expected: -4_500, ledger: -4_500 }],
  ...{ receipts: 1, invoices: 1, settlements: 1, runs: 1, files: 1, closed: 1 },
};

test.each<Kill>([
  { batch: 0, moment: "before" },
  ...[1, 2, 3, 4].flatMap((batch) => [
    { batch, moment: "before" as const },
    { batch, moment: "after" as const },
  ]),
])(
  "a worker that dies $moment batch $batch of each command leaves books that balance and work that goes on",
  async (kill) => {
    const { killed, found } = await workThrough(kill);
    expect(found).toMatchObject(expected);
    // Each of the twelve commands has a first batch; closing a month has more.
    expect(killed).toBe([0, 12, 1, 1, 1][kill.batch]);
  },
);
