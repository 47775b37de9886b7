import { readTillChoice } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { exchangeTax, getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readAllocations, readHeldSum } from "../../db/allocations.server.ts";
import { readCreditNotes } from "../../db/credit-notes.server.ts";
import { readDisputes } from "../../db/dispute.reads.server.ts";
import { readInvoice, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";
import { readSendings } from "../../db/sendings.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import { groupBilledLines } from "../../model/billed-lines.ts";
import { findMissingFields } from "../../model/e-invoice.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { findPeppolRecipient } from "../sendings/peppol-invoice.server.ts";
import { closeInvoice } from "./close-invoice.server.ts";
import { isOpenAlone, listInvoiceActions } from "./invoice-actions.server.ts";
import { getOpenAmount } from "./record-invoice-paid.server.ts";

/** Data of an invoice's page: parties, lines by type and price, orders, and timeline. */
export async function viewInvoice(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const stored = await readInvoice(scope, params.number ?? "");
  if (!stored) return fail("invoice_not_found");
  const found = scope.account.kind === "merchant" ? await closeInvoice(scope, stored) : stored;
  const [lines, objections, events, allocations, notes, sendings, held, settlement, peppol, till] = await Promise.all([
    readInvoiceLines(scope, found),
    readDisputes(scope, found),
    readDocumentEvents(toIssuerScope(scope, found), found.id),
    readAllocations(scope, found),
    readCreditNotes(scope, found),
    readSendings(scope, found),
    scope.account.kind === "carrier" ? readHeldSum(scope, found) : 0,
    found.settlementId ? readSettlement(scope, found.settlementId) : null,
    scope.account.kind === "carrier" ? findPeppolRecipient(scope, found.merchantId) : null,
    scope.account.kind === "carrier" ? readTillChoice(scope) : null,
  ]);
  const { accountId: _account, createdBy: _by, ...invoice } = found;
  const said = { ...invoice, treatment: found.taxTreatment };
  const disputed = Map.groupBy(objections, ({ lineId }) => lineId);
  const may = getMerchantBillingRights(scope);
  const open = isOpenAlone(found) ? getOpenAmount(found) : 0;
  const taxCurrency = may.portal ? null : getOtherTaxCurrency(found, scope.account.preferences);
  return ok({
    invoice: {
      ...invoice,
      exchange: exchangeTax(found, found.exchange),
      ...{ merchantName: found.buyer.name ?? "", settlementNumber: settlement?.number ?? null },
    },
    taxCurrency,
    open,
    held,
    allocations: allocations.map(({ accountId: _own, invoiceId: _invoice, live: _live, ...each }) => each),
    notes: notes.map(({ id, number, issuedOn, reason, currency, total }) => ({
      ...{ id, number, issuedOn, reason, currency, total },
    })),
    sendings,
    peppol,
    till,
    lines: lines.map((line) => ({ ...line, disputes: disputed.get(line.id) ?? [] })),
    billed: groupBilledLines(lines),
    lacks: { electronic: findMissingFields(said, "en16931"), xrechnung: findMissingFields(said, "xrechnung") },
    events,
    actions: may.portal
      ? []
      : listInvoiceActions(found, may, { open, held, allocations, notes, sendings, taxCurrency }),
    may,
  });
}

export type InvoiceView = Extract<Awaited<ReturnType<typeof viewInvoice>>, { ok: true }>["value"];

/** `GET billing/invoices/{number}`. */
export async function getInvoice(scope: Scope, pageRequest: PageRequest) {
  const found = await viewInvoice(scope, pageRequest);
  if (!found.ok) return found;
  const { invoice, lines, billed, events, open, allocations, notes, sendings } = found.value;
  const publicEvents = events.map(({ detail: _detail, ...event }) => event);
  const written = lines.map(({ invoiceId: _invoice, ...line }) => line);
  return ok({
    invoice: {
      ...invoice,
      open,
      allocations,
      credit_notes: notes,
      sendings,
      lines: written,
      billed,
      events: publicEvents,
    },
  });
}
