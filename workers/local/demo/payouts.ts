import { runReconciliation } from "#app/modules/ledger/commands/books/reconcile-books.server.ts";
import { createTransaction } from "#app/modules/payouts/commands/create-transaction.server.ts";
import { generateAgentReceipts } from "#app/modules/payouts/commands/generate-agent-receipts.server.ts";
import { payAgentReceipt } from "#app/modules/payouts/commands/pay-agent-receipt.server.ts";
import { voidAgentReceipt } from "#app/modules/payouts/commands/void-agent-receipt.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { demoCompany } from "./company.ts";
import type { DemoFleet } from "./fleet.ts";
import { atInstant, unwrap } from "./plan-day.ts";
import { FOREIGN_CURRENCY } from "./receipts.ts";

const day = 86_400_000;

/** Payout receipts in every state, one of them netted, and manual entries for drivers. */
export async function seedPayouts(scope: Scope, { crews }: DemoFleet): Promise<void> {
  const [first = "", second = "", third = "", fourth = ""] = crews.map(({ agentId }) => agentId);
  const past = (days: number) => atInstant(scope, now(scope) - days * day);
  const write = async (agentId: string, amount: string, description: string, currency: string = demoCompany.currency) =>
    unwrap(await createTransaction.execute(past(1), { agent_id: agentId, amount, currency, method: 1, description }));
  const receipt = async (agentId: string, net: boolean) => {
    const agents = [`${agentId}:${demoCompany.currency}`];
    const { receipts } = unwrap(await generateAgentReceipts.execute(past(1), { agents, net_cash: net }));
    return { number: receipts[0]?.number ?? "", version: 1 };
  };
  unwrap(await payAgentReceipt.execute(past(0.9), { ...(await receipt(first, false)), method: "bank" }));
  unwrap(
    await voidAgentReceipt.execute(past(0.9), { ...(await receipt(second, false)), reason: "Hours not checked yet" }),
  );
  await receipt(third, true);
  await write(first, "-25.00", "Parking fine, Städtle 12, agreed");
  await write(second, "40.00", "Snow tyres changed at home");
  await write(fourth, "12.50", "Phone, November");
  await write(fourth, "76.00", "Runs across the border", FOREIGN_CURRENCY);
  unwrap(await runReconciliation(scope));
}
