import { getCollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { readTillChoice } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { readAgentReceiptsByIds } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { readTill } from "#app/modules/ledger/db/tills.reads.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { readCashOnHand } from "../../db/holding-list.reads.server.ts";
import { readReceipt, readReceiptLines } from "../../db/receipt.reads.server.ts";
import {
  countReceipts,
  readAgentRecord,
  readReceipts,
  receiptsListDescription,
} from "../../db/receipt-list.reads.server.ts";
import { denominations } from "../../model/denominations.fields.ts";
import { receiptTransitions } from "../../model/receipt.states.ts";
import { countCollectionParts } from "../collection-parts.server.ts";

/** Data of the receipts screen. */
export async function readReceiptsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, receiptsListDescription);
  const [page, counts, chosen, views, parts] = await Promise.all([
    readReceipts(scope, query),
    countReceipts(scope),
    readFilterNames(scope, query, { agent: "agents" }),
    readViews(scope, "accounting.order_collections.receipts"),
    countCollectionParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  const currency = [...new Set([own, ...others])].map((code) => ({ value: code, label: code }));
  return ok({
    list: { ...page, unknown, counts: { all, ...counts }, options: { ...chosen, currency }, views },
    parts,
    may: getCollectionRights(scope),
  });
}

/** `GET collections/receipts`. */
export const listReceipts = createListRead(receiptsListDescription, async (scope, query) => {
  const { rows, pagination } = await readReceipts(scope, query);
  return ok({ receipts: rows, pagination });
});

/** Data of a receipt's page: lines, timeline, and the agent's record of differences. */
export async function viewReceipt(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readReceipt(scope, params.number ?? "");
  if (!found) return fail("receipt_not_found");
  const [lines, events, agents, record, held, payouts, till, holder] = await Promise.all([
    readReceiptLines(scope, found.id),
    readDocumentEvents(scope, found.id),
    readNames(scope, "agents", [found.agentId]),
    readAgentRecord(scope, found.agentId, found.currency),
    readCashOnHand(scope),
    found.agentReceiptId ? readAgentReceiptsByIds(scope, [found.agentReceiptId]) : [],
    readTillChoice(scope),
    found.tillId ? readTill(scope, found.tillId) : undefined,
  ]);
  const merchants = await readNames(
    scope,
    "merchants",
    lines.map(({ merchantId }) => merchantId),
  );
  const { accountId: _account, createdBy: _by, ...receipt } = found;
  const may = getCollectionRights(scope);
  const allowed = { receive: may.update, reopen: may.update, void: may.void };
  return ok({
    receipt: { ...receipt, agentName: agents.get(found.agentId) ?? null },
    lines: lines.map((line) => ({ ...line, merchantName: merchants.get(line.merchantId ?? "") ?? null })),
    events,
    record,
    cashOnHand:
      held.find(({ agentId, currency }) => agentId === found.agentId && currency === found.currency)?.cash ?? 0,
    ...{ till, tillName: holder?.name ?? null },
    pieces: denominations[found.currency] ?? [],
    // A receipt netted with a payout receipt is changed only through that one; its number is shown.
    nettedWith: payouts[0]?.number ?? null,
    actions: found.agentReceiptId
      ? []
      : listAllowedEvents(receiptTransitions, found.status).filter((action) => allowed[action]),
    may,
  });
}

export type ReceiptView = Extract<Awaited<ReturnType<typeof viewReceipt>>, { ok: true }>["value"];

/** `GET collections/receipts/{number}`. */
export async function getReceipt(scope: Scope, pageRequest: PageRequest) {
  const found = await viewReceipt(scope, pageRequest);
  if (!found.ok) return found;
  const { receipt, lines, events } = found.value;
  return ok({ receipt: { ...receipt, lines, events: events.map(({ detail: _detail, ...event }) => event) } });
}
