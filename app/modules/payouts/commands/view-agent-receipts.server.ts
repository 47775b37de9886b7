import {
  countAgentReceipts,
  describedAgentReceipts,
  readAgentReceipt,
  readAgentReceiptLines,
  readAgentReceipts,
} from "#app/data/accounting/agent-billing/agent-receipts.reads.server.ts";
import { readDocumentEvents } from "#app/data/accounting/document.reads.server.ts";
import { readReceiptById } from "#app/data/accounting/receipt.reads.server.ts";
import { readSeller, readSides } from "#app/data/billing/party.reads.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { namesInFilters } from "#app/data/lookups/names.reads.server.ts";
import { toPay } from "#app/domain/accounting/agent-billing/agent-postings.ts";
import { agentReceiptTransitions } from "#app/domain/accounting/agent-billing/agent-receipt.states.ts";
import { lackingOf } from "#app/domain/billing/profile.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { allowedEvents } from "#app/domain/kernel/state-machine.ts";
import { currencyChoices } from "#app/features/accounting/currency-choices.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { listRead, shownList } from "../../asked-list.server.ts";
import { agentParts } from "../parts.server.ts";
import { mayBill } from "./agent-billing-access.server.ts";

/** All receipts of payouts. */
export async function agentReceiptsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedAgentReceipts);
  const [page, counts, chosen, seller, parts] = await Promise.all([
    readAgentReceipts(scope, query),
    countAgentReceipts(scope),
    namesInFilters(scope, query, { agent: "agents" }),
    readSeller(scope),
    agentParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return ok({
    list: {
      ...page,
      unknown,
      counts: { all, ...counts },
      options: { ...chosen, currency: currencyChoices(scope) },
    },
    parts,
    may: mayBill(scope),
    iban: seller.iban,
  });
}

/** `GET agent-billing/receipts`. */
export const listAgentReceipts = listRead(describedAgentReceipts, async (scope, query) => {
  const { rows, pagination } = await readAgentReceipts(scope, query);
  return ok({ receipts: rows, pagination });
});

/** The page of a receipt: its transactions, what it comes to, and what happened to it. */
export async function viewAgentReceipt(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readAgentReceipt(scope, params.number ?? "");
  if (!found) return fail("agent_receipt_not_found");
  const [lines, events, agents, { supplier }, netted] = await Promise.all([
    readAgentReceiptLines(scope, found.id),
    readDocumentEvents(scope, found.id),
    readNames(scope, "agents", [found.agentId]),
    readSides(scope, found),
    found.collectionReceiptId ? readReceiptById(scope, found.collectionReceiptId) : null,
  ]);
  const { accountId: _account, issuer: _issuer, supplier: _supplier, ...receipt } = found;
  const may = mayBill(scope);
  const allowed = { pay: may.generate, void: may.voidReceipt };
  return ok({
    receipt: {
      ...receipt,
      agentName: agents.get(found.agentId) ?? null,
      collectionReceipt: netted?.number ?? null,
      toPay: toPay(found),
    },
    lines,
    lacking: lackingOf(supplier),
    events,
    actions: allowedEvents(agentReceiptTransitions, found.status).filter((action) => allowed[action]),
    may,
  });
}

export type AgentReceiptView = Extract<Awaited<ReturnType<typeof viewAgentReceipt>>, { ok: true }>["value"];

/** `GET agent-billing/receipts/{number}`. */
export async function apiAgentReceipt(scope: Scope, asked: PageRequest) {
  const found = await viewAgentReceipt(scope, asked);
  if (!found.ok) return found;
  const { receipt, lines, events } = found.value;
  return ok({ receipt: { ...receipt, lines, events: events.map(({ detail: _detail, ...event }) => event) } });
}
