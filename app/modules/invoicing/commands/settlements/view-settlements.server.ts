import { readTillChoice } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readDisputes } from "../../db/dispute.reads.server.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";
import { readSendings } from "../../db/sendings.server.ts";
import {
  countSettlements,
  readFeesByOrder,
  readSettlement,
  readSettlementLines,
  readSettlements,
  settlementsListDescription,
} from "../../db/settlement.reads.server.ts";
import { settlementTransitions } from "../../model/billing.states.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";
import { toStatementLines } from "./statement-lines.server.ts";

/** Data of the settlements screen; in a portal the settlements from its carriers. */
export async function readSettlementsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, settlementsListDescription);
  const [page, counts, chosen, views, seller, parts] = await Promise.all([
    readSettlements(scope, query),
    countSettlements(scope),
    readFilterNames(scope, query, { merchant: "merchants" }),
    readViews(scope, "accounting.merchant_billing.settlements"),
    readSeller(scope),
    countBillingParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const options = { ...chosen, currency: listCurrencyChoices(scope) };
  const list = { ...page, unknown, counts: { all, ...counts }, options, views };
  return ok({ list, parts, may: getMerchantBillingRights(scope), iban: seller.iban });
}

/** `GET billing/settlements`. */
export const listSettlements = createListRead(settlementsListDescription, async (scope, query) => {
  const { rows, pagination } = await readSettlements(scope, query);
  return ok({ settlements: rows.map(({ accountId: _account, ...row }) => row), pagination });
});

/** Data of a settlement's page: statement by order, and timeline. */
export async function viewSettlement(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readSettlement(scope, params.number ?? "");
  if (!found) return fail("settlement_not_found");
  const [lines, said, events, sendings, invoice, till] = await Promise.all([
    readSettlementLines(scope, found),
    readDisputes(scope, found),
    readDocumentEvents(toIssuerScope(scope, found), found.id),
    readSendings(scope, found),
    found.invoiceId ? readInvoice(scope, found.invoiceId) : null,
    scope.account.kind === "carrier" ? readTillChoice(scope) : null,
  ]);
  const fees = invoice ? await readFeesByOrder(scope, invoice) : [];
  const { accountId: _account, createdBy: _by, ...settlement } = found;
  const may = getMerchantBillingRights(scope);
  const allowed = {
    send: may.update_settlement,
    settle: may.update_settlement,
    unsettle: may.update_settlement,
    void: may.void_settlement,
  };
  return ok({
    settlement: { ...settlement, merchantName: found.buyer.name ?? "", invoiceNumber: invoice?.number ?? null },
    lines: toStatementLines(lines, fees, invoice, said),
    events,
    sendings,
    till,
    actions: may.portal
      ? []
      : listAllowedEvents(settlementTransitions, found.status).filter((action) => allowed[action]),
    may,
  });
}

export type SettlementView = Extract<Awaited<ReturnType<typeof viewSettlement>>, { ok: true }>["value"];

/** `GET billing/settlements/{number}`. */
export async function getSettlement(scope: Scope, pageRequest: PageRequest) {
  const found = await viewSettlement(scope, pageRequest);
  if (!found.ok) return found;
  const { settlement, lines, events, sendings } = found.value;
  const publicEvents = events.map(({ detail: _detail, ...event }) => event);
  return ok({ settlement: { ...settlement, lines, sendings, events: publicEvents } });
}
