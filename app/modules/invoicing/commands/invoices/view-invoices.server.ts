import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews } from "#app/modules/lists/db/view.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readDisputes } from "../../db/dispute.reads.server.ts";
import {
  countInvoices,
  invoicesListDescription,
  readInvoice,
  readInvoiceLines,
  readInvoices,
} from "../../db/invoice.reads.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import { groupBilledLines } from "../../model/billed-lines.ts";
import { invoiceTransitions } from "../../model/billing.states.ts";
import { findMissingFields } from "../../model/e-invoice.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";

/** Data of the invoices screen; in a portal the invoices from its carriers. */
export async function readInvoicesScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, invoicesListDescription);
  const [page, counts, chosen, views, parts] = await Promise.all([
    readInvoices(scope, query),
    countInvoices(scope),
    readFilterNames(scope, query, { merchant: "merchants" }),
    readViews(scope, "accounting.merchant_billing.invoices"),
    countBillingParts(scope),
  ]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const options = { ...chosen, currency: listCurrencyChoices(scope) };
  return ok({
    list: { ...page, unknown, counts: { all, ...counts }, options, views },
    parts,
    may: getMerchantBillingRights(scope),
  });
}

/** `GET billing/invoices`. */
export const listInvoices = createListRead(invoicesListDescription, async (scope, query) => {
  const { rows, pagination } = await readInvoices(scope, query);
  return ok({ invoices: rows.map(({ accountId: _account, ...row }) => row), pagination });
});

/** Data of an invoice's page: parties, lines by type and price, orders, and timeline. */
export async function viewInvoice(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readInvoice(scope, params.number ?? "");
  if (!found) return fail("invoice_not_found");
  const [lines, objections, events, settlement] = await Promise.all([
    readInvoiceLines(scope, found),
    readDisputes(scope, found),
    readDocumentEvents(toIssuerScope(scope, found), found.id),
    found.settlementId ? readSettlement(scope, found.settlementId) : null,
  ]);
  const { accountId: _account, createdBy: _by, ...invoice } = found;
  const said = { ...invoice, treatment: found.taxTreatment };
  const disputed = Map.groupBy(objections, ({ lineId }) => lineId);
  const may = getMerchantBillingRights(scope);
  const allowed = {
    modify: may.modify_invoice,
    pay: may.update_invoice,
    unpay: may.update_invoice,
    remind: may.update_invoice,
    void: may.void_invoice,
  };
  const free = (action: keyof typeof allowed) => found.settlementId === null || action === "remind";
  return ok({
    invoice: { ...invoice, merchantName: found.buyer.name ?? "", settlementNumber: settlement?.number ?? null },
    lines: lines.map((line) => ({ ...line, disputes: disputed.get(line.id) ?? [] })),
    billed: groupBilledLines(lines),
    lacks: { electronic: findMissingFields(said, "en16931"), xrechnung: findMissingFields(said, "xrechnung") },
    events,
    actions: may.portal
      ? []
      : listAllowedEvents(invoiceTransitions, found.status).filter((action) => allowed[action] && free(action)),
    may,
  });
}

export type InvoiceView = Extract<Awaited<ReturnType<typeof viewInvoice>>, { ok: true }>["value"];

/** `GET billing/invoices/{number}`. */
export async function getInvoice(scope: Scope, pageRequest: PageRequest) {
  const found = await viewInvoice(scope, pageRequest);
  if (!found.ok) return found;
  const { invoice, lines, billed, events } = found.value;
  const publicEvents = events.map(({ detail: _detail, ...event }) => event);
  const written = lines.map(({ invoiceId: _invoice, ...line }) => line);
  return ok({ invoice: { ...invoice, lines: written, billed, events: publicEvents } });
}
