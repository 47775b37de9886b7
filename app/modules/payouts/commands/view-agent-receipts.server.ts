import { readReceiptById } from "#app/modules/collections/db/receipt.reads.server.ts";
import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { readSeller, readSides } from "#app/modules/ledger/db/party.reads.server.ts";
import { currencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { toPay } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import { namesInFilters } from "#app/modules/lists/db/names.reads.server.ts";
import { lackingOf } from "#app/modules/workspace/model/profile.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { allowedEvents } from "#app/platform/kernel/state-machine.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import {
  countAgentReceipts,
  describedAgentReceipts,
  readAgentReceipt,
  readAgentReceiptLines,
  readAgentReceipts,
} from "../db/agent-receipts.reads.server.ts";
import { agentReceiptTransitions } from "../model/agent-receipt.states.ts";
import { mayBill } from "./agent-billing-access.server.ts";
import { agentParts } from "./agent-parts.server.ts";

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
