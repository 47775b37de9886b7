import { asc, eq } from "drizzle-orm";
import { combineBilling } from "#app/modules/invoicing/commands/billing/combine-billing.server.ts";
import { generateInvoices } from "#app/modules/invoicing/commands/invoices/generate-invoices.server.ts";
import { modifyInvoice } from "#app/modules/invoicing/commands/invoices/modify-invoice.server.ts";
import { payInvoice } from "#app/modules/invoicing/commands/invoices/pay-invoice.server.ts";
import { voidInvoice } from "#app/modules/invoicing/commands/invoices/void-invoice.server.ts";
import { generateSettlements } from "#app/modules/invoicing/commands/settlements/generate-settlements.server.ts";
import { settleSettlement } from "#app/modules/invoicing/commands/settlements/settle-settlement.server.ts";
import { invoices, merchantBalances, settlements } from "#app/modules/invoicing/db/billing.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { createPaymentRun } from "#app/modules/ledger/commands/payment-runs/create-run.server.ts";
import { filePaymentRun } from "#app/modules/ledger/commands/payment-runs/file-run.server.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { demoCompany, demoShops } from "./company.ts";
import { atInstant, unwrap } from "./plan-day.ts";

const day = 86_400_000;

/** Billing profiles on the demo's invoices: the courier's own and its merchants'. */
const ownProfile: BillingProfile = {
  name: `${demoCompany.name} AG`,
  line1: "Im alten Riet 137",
  postalCode: demoCompany.postalCode,
  city: "Schaan",
  vatId: "LI58214",
  iban: "LI21088100002324013AA",
  treatment: "standard",
  taxRate: 810,
  dueDays: 30,
  language: "de",
};
const merchantProfiles: readonly BillingProfile[] = [
  {
    name: `${demoShops[0].name} GmbH`,
    line1: "Bahnweg 4",
    postalCode: "6800",
    city: "Feldkirch",
    country: "AT",
    vatId: "ATU61077012",
    email: "rechnung@holzner.example",
    iban: "AT611904300234573201",
    treatment: "reverse_charge",
    language: "de",
  },
  {
    name: `${demoShops[1].name} AG`,
    line1: "Landstrasse 40",
    postalCode: "9494",
    city: "Schaan",
    country: "LI",
    vatId: "LI61077",
    email: "rechnung@bergwolle.example",
    iban: "CH9300762011623852957",
    language: "de",
  },
];

/** Stores the billing profiles of both sides. */
export async function seedBillingSides(scope: Scope, merchantIds: readonly string[]): Promise<void> {
  await scope.db.update(accounts).set({ billing: ownProfile }).where(eq(accounts.id, scope.account.id));
  for (const [index, id] of merchantIds.entries())
    await scope.db
      .update(merchants)
      .set({ billing: merchantProfiles[index] ?? {} })
      .where(eq(merchants.id, id));
}

/** Documents in every state: invoices paid, modified and voided, a settlement paid out by a payment run and one that is disputed, some of it still pending. */
export async function seedBilling(scope: Scope): Promise<void> {
  const before = (days: number) => addDays(toLocalDate(now(scope), scope.account.timezone), -days);
  const past = (days: number) => atInstant(scope, now(scope) - days * day);
  const [first] = await scope.db
    .select({ id: merchantBalances.id })
    .from(merchantBalances)
    .where(eq(merchantBalances.accountId, scope.account.id))
    .orderBy(asc(merchantBalances.merchantId));
  if (!first) return;
  unwrap(await generateInvoices.execute(past(6), { all: true, to: before(7) }));
  unwrap(await generateInvoices.execute(past(4), { all: true, to: before(5) }));
  const made = await scope.db.select().from(invoices).orderBy(asc(invoices.id));
  for (const [index, { number }] of made.entries()) {
    if (index === 0) unwrap(await payInvoice.execute(past(2), { number, version: 1, reference: "RF84 0030 6" }));
    if (index === 1)
      unwrap(
        await modifyInvoice.execute(past(3), {
          number,
          version: 1,
          add: [{ description: "Two pallets to Malbun", amount: "35.00" }],
          discount_percent: 3,
          discount_note: "Agreed for the year",
        }),
      );
    if (index === 2) unwrap(await voidInvoice.execute(past(3), { number, version: 1, reason: "Wrong period" }));
  }
  unwrap(await generateSettlements.execute(past(3), { pending: [first.id] }));
  const [settlement] = await scope.db.select().from(settlements);
  if (settlement) {
    if (settlement.closing > 0) {
      const chosen = { settlements: [settlement.id], iban: ownProfile.iban };
      unwrap(await filePaymentRun.execute(past(3), unwrap(await createPaymentRun.execute(past(3), chosen))));
    }
    unwrap(await settleSettlement.execute(past(2), { number: settlement.number, version: 1 }));
  }
  unwrap(await combineBilling.execute(scope, { all: true }));
  unwrap(await runReconciliation(scope));
}
