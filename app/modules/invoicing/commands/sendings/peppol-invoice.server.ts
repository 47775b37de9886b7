import { readBilledMerchants, readSeller } from "#app/modules/ledger/db/party.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { findMissingFields } from "../../model/e-invoice.ts";
import { renderPeppolInvoice } from "../../model/ubl.ts";
import { toElectronicInvoice } from "../invoices/electronic-invoice.server.ts";
import type { NewSentFile } from "./sent-files.server.ts";

/** An invoice as it goes through Peppol. */
interface PeppolInvoice {
  sender: string;
  recipient: string;
  files: NewSentFile[];
}

/** The Peppol id that a merchant has now; null where nothing is sent by Peppol. */
export async function findPeppolRecipient(scope: Scope, merchantId: string): Promise<string | null> {
  if (scope.ports.peppol !== "sent") return null;
  return (await readBilledMerchants(scope, [merchantId])).get(merchantId)?.profile.peppolId ?? null;
}

/** Writes an invoice in Peppol BIS Billing 3.0, between the Peppol ids that both have now; refuses where something is missing. */
export async function writePeppolInvoice(scope: Scope, invoice: InvoiceRecord): Promise<Result<PeppolInvoice>> {
  if (scope.ports.peppol !== "sent") return fail("peppol_not_set_up");
  const language = scope.actor.language;
  const [made, own, recipient] = await Promise.all([
    toElectronicInvoice(scope, invoice, invoice.number, language),
    readSeller(scope),
    findPeppolRecipient(scope, invoice.merchantId),
  ]);
  const seller = { ...made.seller, peppolId: own.peppolId };
  const buyer = { ...made.buyer, peppolId: recipient ?? undefined };
  // Peppol wants a reference of the buyer: its own, or the number that it can refer to.
  const sent = { ...made, seller, buyer: { ...buyer, buyerReference: buyer.buyerReference ?? invoice.number } };
  const t = createTranslator(language);
  const missing = findMissingFields(sent, "peppol").map((each) => t(`billing:missing.${each}`));
  if (missing.length > 0) return fail("e_invoice_unfit", { what: missing.join(", ") });
  const content = new TextEncoder().encode(renderPeppolInvoice(sent));
  return ok({
    ...{ sender: seller.peppolId ?? "", recipient: recipient ?? "" },
    files: [{ name: `${invoice.number}.xml`, type: "application/xml", content }],
  });
}
