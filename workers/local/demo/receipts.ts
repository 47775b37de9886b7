import { and, asc, eq } from "drizzle-orm";
import { markPrepaid } from "#app/modules/collections/commands/collections/mark-prepaid.server.ts";
import { generateReceipts } from "#app/modules/collections/commands/receipts/generate-receipts.server.ts";
import { receiveReceipt } from "#app/modules/collections/commands/receipts/receive-receipt.server.ts";
import { voidReceipt } from "#app/modules/collections/commands/receipts/void-receipt.server.ts";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { createDeposit } from "#app/modules/deposits/commands/create-deposit.server.ts";
import { moveCash } from "#app/modules/deposits/commands/move-cash.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { createTill, renameTill } from "#app/modules/ledger/commands/tills/change-tills.server.ts";
import { MAIN_TILL } from "#app/modules/ledger/model/till.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { demoCompany, demoPlaces } from "./company.ts";
import type { DemoFleet } from "./fleet.ts";
import { atInstant, unwrap } from "./plan-day.ts";

/** The other currency that customers across the border pay in. */
export const FOREIGN_CURRENCY = "EUR";
const cashLimits = [150_000, 200_000, 100_000, 150_000, 80_000];
const day = 86_400_000;
const { pending, collected } = collectionStatuses.code;

/** The account works in two currencies; drivers have limits of cash. */
export async function seedCash(scope: Scope, { crews }: DemoFleet): Promise<void> {
  const { preferences } = scope.account;
  await scope.db
    .update(accounts)
    .set({ preferences: { ...preferences, supported_currencies: [demoCompany.currency, FOREIGN_CURRENCY] } })
    .where(eq(accounts.id, scope.account.id));
  for (const [index, cashLimit] of cashLimits.entries())
    await scope.db
      .update(agents)
      .set({ cashLimit, cashLimitCurrency: demoCompany.currency })
      .where(eq(agents.id, crews[index]?.agentId ?? ""));
}

/** Receipts in every state and in two tills: received in full, and short with half of the cash on its way to the bank and some moved to the depot, voided, and one that waits for the count; some orders were paid ahead. */
export async function seedReceipts(scope: Scope, fleet: DemoFleet): Promise<void> {
  const [first, second, third] = fleet.crews.map(({ agentId }) => agentId);
  const past = (days: number) => atInstant(scope, now(scope) - days * day);
  const [hub, , depot] = demoPlaces;
  const { id: to_till_id } = unwrap(await createTill.execute(past(5), { name: depot.name }));
  unwrap(await renameTill.execute(past(5), { id: MAIN_TILL, version: 1, name: hub.name }));
  await createReceipt(past(4), first ?? "", (number, cash) =>
    receiveReceipt.execute(past(3.9), { number, version: 1, counted: cash / 100 }),
  );
  await createReceipt(past(3), second ?? "", async (number, cash) => {
    const given = { counted: (cash - 1_000) / 100, reason: "wrong_change", note: "Gave 10 too much back" };
    const counted = await receiveReceipt.execute(past(2.9), { number, version: 1, ...given });
    if (!counted.ok) return counted;
    const { currency } = demoCompany;
    const takePart = (parts: number) => ({ currency, amount: String(Math.floor((cash - 1_000) / 100 / parts)) });
    unwrap(await createDeposit.execute(past(2.8), { ...takePart(2), slip: "0118", bag: "5501 8240" }));
    return moveCash.execute(past(2.7), { ...takePart(4), to_till_id, note: "Change for the week" });
  });
  await createReceipt(past(2), third ?? "", (number) =>
    voidReceipt.execute(past(1.9), { number, version: 1, reason: "Two drivers mixed up" }),
  );
  await createReceipt(past(1), first ?? "", async () => ({ ok: true, value: null }));
  await payAhead(scope);
  unwrap(await runReconciliation(scope));
}

/** A receipt of what a driver had collected by the scope's moment, and what becomes of it. */
async function createReceipt(
  scope: Scope,
  agentId: string,
  then: (number: string, cash: number) => Promise<{ ok: true; value: unknown } | { ok: false; failure: unknown }>,
): Promise<void> {
  const rows = await scope.db
    .select({ id: collections.id, collectedAt: collections.collectedAt, receiptId: collections.receiptId })
    .from(collections)
    .where(
      and(
        eq(collections.accountId, scope.account.id),
        eq(collections.agentId, agentId),
        eq(collections.status, collected),
        eq(collections.currency, demoCompany.currency),
      ),
    )
    .orderBy(asc(collections.collectedAt));
  const before = rows.filter((row) => !row.receiptId && (row.collectedAt ?? 0) < now(scope)).map(({ id }) => id);
  if (before.length === 0) return;
  const { receipts } = unwrap(await generateReceipts.execute(scope, { collections: before.slice(0, 8) }));
  const receipt = await scope.db.query.collectionReceipts.findFirst({
    where: eq(collectionReceipts.id, receipts[0]?.id ?? ""),
  });
  if (receipt) unwrap(await then(receipt.number, receipt.cash ?? 0));
}

/** Some of tomorrow's customers prepaid in the shop, and one paid the courier. */
async function payAhead(scope: Scope): Promise<void> {
  const open = await scope.db
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.accountId, scope.account.id), eq(collections.status, pending)))
    .orderBy(asc(collections.id));
  const ids = open.slice(-3).map(({ id }) => id);
  unwrap(await markPrepaid.execute(scope, { collections: ids.slice(0, 2), holder: "merchant" }));
  unwrap(await markPrepaid.execute(scope, { collections: ids.slice(2), holder: "carrier" }));
}
