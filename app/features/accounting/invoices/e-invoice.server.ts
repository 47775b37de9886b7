import { z } from "zod";
import { type InvoiceRecord, readInvoice, readInvoiceLines } from "#app/data/billing/invoice.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { billedLines } from "#app/domain/billing/billed-lines.ts";
import { ciiInvoice } from "#app/domain/billing/cii.ts";
import { cancelled, type ElectronicInvoice, unfit } from "#app/domain/billing/e-invoice.ts";
import { ublInvoice } from "#app/domain/billing/ubl.ts";
import { text } from "#app/domain/kernel/form-values.ts";
import { localDateOf } from "#app/domain/kernel/local-time.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { command } from "../../command.server.ts";
import type { ExportedFile } from "../../export-list.server.ts";

const writers = { ubl: ublInvoice, cii: ciiInvoice } as const;

/** An invoice as an e-invoice of EN 16931: XRechnung in UBL, or the XML of ZUGFeRD / Factur-X in CII. */
export const electronicInvoice = command({
  name: "accounting.merchant_billing.e_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"],
  input: z.object({ number: text(40), format: z.enum(["ubl", "cii"]), language: z.string() }),
  run: async (scope, { number, format, language }) => {
    const invoice = await readInvoice(scope, number);
    if (!invoice) return fail("invoice_not_found");
    const made = await electronic(scope, invoice, invoice.buyer.language ?? language);
    const missing = unfit(made);
    if (missing) return fail("e_invoice_unfit", { what: missing });
    const file: ExportedFile = { name: `${made.number}.xml`, type: "application/xml", body: writers[format](made) };
    return ok(file);
  },
});

/** What the e-invoice says; of a voided invoice the document that takes it back. */
async function electronic(scope: Scope, invoice: InvoiceRecord, language: string): Promise<ElectronicInvoice> {
  const t = translator(language);
  const lines = billedLines(await readInvoiceLines(scope, invoice));
  const { number, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer, discount, tax, total } = invoice;
  const said: ElectronicInvoice = {
    ...{ number, type: 380, preceding: null, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer },
    lines: lines.map((line) => ({
      ...line,
      name: line.type === "custom" && line.description ? line.description : t(`billing:fee.${line.type}`),
    })),
    ...{ discount, discountReason: invoice.discountNote ?? t("billing:band.discount") },
    ...{ treatment: invoice.taxTreatment, taxRate: invoice.taxRate, tax, total },
  };
  if (!invoice.cancellation || invoice.voidedAt === null) return said;
  return cancelled(said, invoice.cancellation, localDateOf(invoice.voidedAt, scope.account.timezone));
}
