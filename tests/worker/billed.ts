import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { collectionReceipts } from "#app/modules/collections/db/receipts.tables.ts";
import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { ledgerAccounts } from "#app/modules/ledger/db/accounting.tables.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { collectAtStops, createCard, createCash, type OutOrder, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import type { TestWorkspace } from "./workspace.ts";

/** What the API answers. */
export interface ApiResult {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data?: Record<string, unknown> & {
    documents?: { number: string }[];
    refused?: { code: string }[];
    remaining?: number;
  };
}

/** Asks the API as somebody of a workspace: GET without a body. */
export async function callApiAs(who: TestWorkspace, path: string, body?: unknown): Promise<ApiResult> {
  const answer = await who.fetch(`/api/${path}`, body === undefined ? {} : { body });
  return { status: answer.status, ...((await answer.json()) as object) };
}

/** Changes the account's settings as the screen does: the current values with the change. */
export async function setAccount(
  who: TestWorkspace,
  change: (account: Record<string, never>) => object,
): Promise<void> {
  const { data } = (await (await who.fetch("/api/settings/account")).json()) as {
    data: { account: Record<string, never>; version: string };
  };
  const { kind: _kind, logo: _logo, ...settings } = data.account;
  const body = { ...settings, ...change(data.account), version: data.version };
  const answer = await who.fetch("/api/settings/account", { method: "PUT", body });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** What the accounts of the ledger come to, by kind and currency. */
export async function readLedgerBalances({ scope }: TestWorkspace): Promise<Record<string, number>> {
  const rows = await scope.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.accountId, scope.account.id));
  const sums: Record<string, number> = {};
  for (const { kind, currency, debit, credit } of rows)
    sums[`${kind} ${currency}`] = (sums[`${kind} ${currency}`] ?? 0) + debit - credit;
  return sums;
}

/** Reconciles the books; they balance. */
export const expectLedgerBalanced = async ({ scope }: TestWorkspace) =>
  expect(await runReconciliation(scope)).toEqual({ ok: true, value: { balanced: true } });

/** Deliveries of a merchant with a price of 5.00 each, collected and received; pending bills of both kinds. */
export async function createDeliveredOrders(
  who: TestWorkspace,
  merchantId: string,
  currency = "EUR",
  agent?: string,
): Promise<OutOrder[]> {
  const { scope } = who;
  const method = await shippingMethodCatalogue.create.execute(scope, {
    name: `Standard ${currency} ${crypto.randomUUID().slice(0, 6)}`,
    type: 1,
    currency,
    base_fee: currency === "JPY" ? "500" : "5.00",
  });
  if (!method.ok) throw new Error(JSON.stringify(method.failure));
  const agentId = agent ?? (await createAgent(scope));
  const draft = { merchant_id: merchantId, shipping_method_id: method.value.id };
  const amount = (text: string) => (currency === "JPY" ? text.replace(".", "") : text);
  const out = await sendOut(
    scope,
    agentId,
    [
      [createCash(amount("29.90"), currency), createCard(amount("10.00"), currency)],
      [createCash(amount("15.10"), currency)],
      [],
    ],
    draft,
  );
  await collectAtStops(scope, out);
  const made = await callApiAs(who, "collections/receipts/generate", { holdings: [`${agentId}:${currency}`] });
  const [{ number = "" } = {}] = (made.data?.receipts ?? []) as { number: string }[];
  const [receipt] = await scope.db.select().from(collectionReceipts).where(eq(collectionReceipts.number, number));
  const counted = (receipt?.cash ?? 0) / (currency === "JPY" ? 1 : 100);
  await callApiAs(who, `collections/receipts/${number}/receive`, { version: 1, counted });
  return out;
}
