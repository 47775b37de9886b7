import { z } from "zod";
import { paperPieces } from "#app/modules/ledger/commands/documents/document-paper.server.ts";
import { documentLanguage } from "#app/modules/workspace/model/profile.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { readFaces } from "#app/platform/documents/print-faces.server.ts";
import { streamOf } from "#app/platform/documents/tables/table-stream.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { text } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import { askedCancellation, type InvoiceRecord, readInvoice, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { type BilledLine, billedLines } from "../../model/billed-lines.ts";
import { ciiInvoice } from "../../model/cii.ts";
import { cancelled, type ElectronicInvoice, type Missing, unfit } from "../../model/e-invoice.ts";
import { facturX } from "../../model/factur-x.ts";
import { ublInvoice, xrechnung } from "../../model/ubl.ts";
import { invoiceTable } from "./invoice-file.server.ts";

type Asked = Record<"number" | "language", string>;
const writers = { ubl: ublInvoice, xrechnung, cii: ciiInvoice } as const;

/**
 * An invoice as an e-invoice of EN 16931: UBL, with the demands of German authorities as XRechnung, or ZUGFeRD / Factur-X: CII
 * alone, or inside of its PDF. By the number of the document that takes it back, that one.
 */
export const electronicInvoice = command({
  name: "accounting.merchant_billing.e_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.export_invoice"],
  input: z.object({ number: text(40), format: z.enum(["ubl", "xrechnung", "cii", "pdf"]), language: z.string() }),
  run: async (scope, { number, format, language }) => {
    const invoice = await readInvoice(scope, number);
    if (!invoice) return fail("invoice_not_found");
    const made = await electronic(scope, invoice, number, documentLanguage(invoice) ?? language);
    const missing = unfit(made, format === "xrechnung" ? format : "en16931");
    if (missing.length > 0) return fail("e_invoice_unfit", { what: missingIn(language, missing) });
    if (format === "pdf") return hybrid(scope, made, { number, language });
    const file: ExportedFile = { name: `${made.number}.xml`, type: "application/xml", body: writers[format](made) };
    return ok(file);
  },
});

/** The PDF of an invoice with its XML inside: ZUGFeRD / Factur-X in PDF/A-3. */
async function hybrid(scope: Scope, made: ElectronicInvoice, asked: Asked): Promise<Result<ExportedFile>> {
  const { number, language } = asked;
  const [table, faces] = await Promise.all([
    invoiceTable(scope, number, { scope, t: translator(language) }),
    readFaces(scope.ports),
  ]);
  if (!table) return fail("invoice_not_found");
  if (!faces) return fail("e_invoice_unfit", { what: translator(language)("billing:missing.fonts") });
  const content = ciiInvoice(made);
  const id = (await sha256Hex(content)).slice(0, 32);
  const body = streamOf(paperPieces(scope, table, language, facturX(content, { at: now(scope), id })));
  return ok({ name: `${made.number}.pdf`, type: fileTypes.pdf, body });
}

/** What a line is called: a line by hand what it is for, a tier with its number. */
function nameOf({ type, tier, description }: BilledLine, t: ReturnType<typeof translator>): string {
  if (type === "custom" && description) return description;
  const fee = t(`billing:fee.${type}`);
  return tier?.number ? t("billing:tier", { fee, number: tier.number }) : fee;
}

/** What is missing, in words. */
function missingIn(language: string, missing: readonly Missing[]): string {
  const t = translator(language);
  return missing.map((what) => t(`billing:missing.${what}`)).join(", ");
}

/** What the e-invoice says; by the number of the document that takes it back, that one. */
async function electronic(
  scope: Scope,
  invoice: InvoiceRecord,
  asked: string,
  language: string,
): Promise<ElectronicInvoice> {
  const t = translator(language);
  const lines = billedLines(await readInvoiceLines(scope, invoice));
  const { number, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer, discount, tax, total } = invoice;
  const said: ElectronicInvoice = {
    ...{ number, type: 380, preceding: null, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer },
    lines: lines.map((line) => ({ ...line, name: nameOf(line, t) })),
    ...{ discount, discountReason: invoice.discountNote ?? t("billing:band.discount") },
    ...{ treatment: invoice.taxTreatment, taxRate: invoice.taxRate, tax, total },
  };
  const cancellation = askedCancellation(invoice, asked);
  if (cancellation === null || invoice.voidedAt === null) return said;
  return cancelled(said, cancellation, localDateOf(invoice.voidedAt, scope.account.timezone));
}
