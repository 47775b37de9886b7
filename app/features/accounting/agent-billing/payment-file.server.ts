import { readAgentReceiptsOf } from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { readPayouts } from "#app/data/accounting/agent-billing/earned.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { agentReceiptStatuses } from "#app/domain/accounting/agent-billing/agent-billing.enums.ts";
import { paymentFileSchema } from "#app/domain/accounting/agent-billing/agent-billing.ts";
import { toPay } from "#app/domain/accounting/agent-billing/agent-postings.ts";
import { creditTransferXml } from "#app/domain/accounting/transfers/credit-transfer.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { failFields, ok } from "#app/domain/kernel/result.ts";
import { command } from "../../command.server.ts";
import type { ExportedFile } from "../../export-list.server.ts";

/**
 * A payment file for receipts that wait to be paid: one transfer each, of what is left after cash that is netted. It pays
 * nothing: whoever sent it to the bank marks the receipts as paid.
 */
export const writePaymentFile = command({
  name: "accounting.agent_billing.payment_file",
  permission: ["accounting.agent_billing", "accounting.agent_billing.export_receipt"],
  feature: "fleet_management",
  input: paymentFileSchema,
  run: async (scope, { ids, iban, date }) => {
    const receipts = await readAgentReceiptsOf(scope, ids);
    const [first] = receipts;
    if (!first || receipts.length < new Set(ids).size) return failFields({ ids: [{ code: "not_found" }] });
    const { currency } = first;
    if (receipts.some((each) => each.currency !== currency)) return failFields({ ids: [{ code: "transfers_mixed" }] });
    const unfit = receipts.find((each) => each.status !== agentReceiptStatuses.code.pending || toPay(each) <= 0);
    if (unfit) return failFields({ ids: [{ code: "nothing_to_transfer", params: { number: unfit.number } }] });
    const owners = receipts.map(({ agentId }) => agentId);
    const [names, payouts] = await Promise.all([readNames(scope, "agents", owners), readPayouts(scope, owners)]);
    const transfers = receipts.map((each) => ({
      endToEndId: each.number,
      name: names.get(each.agentId) ?? "",
      iban: payouts.get(each.agentId)?.iban ?? "",
      amount: toPay(each),
      remittance: `${each.number} ${scope.account.organization}`,
    }));
    const without = transfers.find((each) => each.iban === "");
    if (without) return failFields({ ids: [{ code: "iban_missing", params: { agent: without.name } }] });
    const at = now(scope);
    const id = `${first.number}-${transfers.length}-${at.toString(36)}`;
    const body = creditTransferXml({
      id,
      createdAt: new Date(at).toISOString().slice(0, 19),
      executionDate: date ?? localDateOf(at, scope.account.timezone),
      currency,
      debtor: { name: scope.account.organization, iban },
      transfers,
    });
    const file: ExportedFile = { name: `${id}.xml`, type: "application/xml; charset=utf-8", body };
    return ok(file);
  },
});
