import { readReceiptById } from "#app/modules/collections/db/receipt.reads.server.ts";
import { readTillChoice } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { readCreditNoteParties, readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { exchangeTax, getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { listMissingSupplierFacts } from "#app/modules/workspace/model/supplier-profile.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import {
  agentReceiptsListDescription,
  countAgentReceipts,
  readAgentReceipt,
  readAgentReceiptLines,
  readAgentReceipts,
} from "../db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions, canStateExchange } from "../model/agent-receipt.states.ts";
import { getAgentBillingRights } from "./agent-billing-access.server.ts";
import { countAgentParts } from "./agent-parts.server.ts";

/** Data of the payout receipts screen. */
export async function readAgentReceiptsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, agentReceiptsListDescription);
  const [page, counts, chosen, seller, parts] = await Promise.all([
    readAgentReceipts(scope, query),
    countAgentReceipts(scope),
    readFilterNames(scope, query, { agent: "agents" }),
    readSeller(scope),
    countAgentParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return ok({
    list: {
      ...{ ...page, unknown, counts: { all, ...counts } },
      options: { ...chosen, currency: listCurrencyChoices(scope) },
    },
    parts,
    may: getAgentBillingRights(scope),
    iban: seller.iban,
    today: toLocalDate(now(scope), scope.account.timezone),
  });
}

/** `GET agent-billing/receipts`. */
export const listAgentReceipts = createListRead(agentReceiptsListDescription, async (scope, query) => {
  const { rows, pagination } = await readAgentReceipts(scope, query);
  return ok({ receipts: rows, pagination });
});

/** Data of a receipt's page: transactions, total and timeline. */
export async function viewAgentReceipt(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readAgentReceipt(scope, params.number ?? "");
  if (!found) return fail("agent_receipt_not_found");
  const [lines, events, agents, { supplier, issuer }, netted, till] = await Promise.all([
    readAgentReceiptLines(scope, found.id),
    readDocumentEvents(scope, found.id),
    readNames(scope, "agents", [found.agentId]),
    readCreditNoteParties(scope, found),
    found.collectionReceiptId ? readReceiptById(scope, found.collectionReceiptId) : null,
    readTillChoice(scope),
  ]);
  const { accountId: _account, issuer: _issuer, supplier: _supplier, ...receipt } = found;
  const may = getAgentBillingRights(scope);
  const taxCurrency = getOtherTaxCurrency({ ...found, seller: issuer }, scope.account.preferences);
  const allowed = {
    ...{ pay: may.generate, unpay: may.generate, void: may.voidReceipt },
    exchange: may.generate && taxCurrency !== null && canStateExchange(found),
  };
  return ok({
    receipt: {
      ...receipt,
      agentName: agents.get(found.agentId) ?? null,
      collectionReceipt: netted?.number ?? null,
      toPay: computePayableAmount(found),
      exchange: exchangeTax(found, found.exchange),
    },
    ...{ taxCurrency, issuedOn: toLocalDate(found.createdAt, scope.account.timezone), till },
    lines: lines.map(({ source: _source, ...line }) => line),
    ...{ lacking: listMissingSupplierFacts(supplier), events, may },
    actions: listAllowedEvents(agentReceiptTransitions, found.status).filter((action) => allowed[action]),
  });
}

export type AgentReceiptView = Extract<Awaited<ReturnType<typeof viewAgentReceipt>>, { ok: true }>["value"];

/** `GET agent-billing/receipts/{number}`. */
export async function getAgentReceipt(scope: Scope, pageRequest: PageRequest) {
  const found = await viewAgentReceipt(scope, pageRequest);
  if (!found.ok) return found;
  const { receipt, lines, events } = found.value;
  return ok({ receipt: { ...receipt, lines, events: events.map(({ detail: _detail, ...event }) => event) } });
}
