import { z } from "zod";
import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { ExportContext, ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { type CreditNoteRecord, readCreditNote, readCreditNoteLines } from "../../db/credit-notes.server.ts";
import { readCreditedExchange } from "../../db/exchange.server.ts";
import { renderCiiInvoice } from "../../model/cii.ts";
import { type ElectronicInvoice, findMissingFields } from "../../model/e-invoice.ts";
import { isSurcharge } from "../../model/invoice-sums.ts";
import { renderUblInvoice, renderXrechnung } from "../../model/ubl.ts";

const module = "accounting.merchant_billing";
const renderers = { ubl: renderUblInvoice, xrechnung: renderXrechnung, cii: renderCiiInvoice } as const;

/** Exports a credit note as an e-invoice of type 381. */
export const exportElectronicCreditNote = createCommand({
  name: "accounting.merchant_billing.e_invoice",
  permission: [module, "accounting.merchant_billing.export_invoice"],
  input: z.object({ number: textSchema(40), format: z.enum(["ubl", "xrechnung", "cii"]), language: z.string() }),
  run: async (scope, { number, format, language }) => {
    const note = await readCreditNote(scope, number);
    if (!note) return fail("invoice_not_found");
    const t = createTranslator(getDocumentLanguage(note) ?? language);
    const made = await toElectronicCreditNote(scope, note, t);
    const missing = findMissingFields(made, format === "xrechnung" ? format : "en16931");
    const what = missing.map((each) => createTranslator(language)(`billing:missing.${each}`)).join(", ");
    if (missing.length > 0) return fail("e_invoice_unfit", { what });
    const content = new TextEncoder().encode(renderers[format](made));
    const file: ExportedFile = {
      name: `${note.number}.xml`,
      type: "application/xml",
      body: toReadableStream(
        (async function* () {
          yield content;
        })(),
      ),
    };
    return ok(file);
  },
});

async function toElectronicCreditNote(
  scope: Scope,
  note: CreditNoteRecord,
  t: ExportContext["t"],
): Promise<ElectronicInvoice> {
  const { number, currency, issuedOn, periodFrom, periodTo, seller, buyer } = note;
  const lines = (await readCreditNoteLines(scope, note)).map(({ type, description, ...line }) => {
    const amount = line.amount ?? 0;
    const name = type === "custom" && description ? description : t(`billing:fee.${type}`);
    const called = [name, line.orderNumber].filter(Boolean).join(" · ");
    const each = { type, surcharge: isSurcharge(type), count: 1, each: amount, amount, currency };
    return { ...each, description, tier: null, name: called };
  });
  const exchanged = exchangeTax(note, await readCreditedExchange(scope, note));
  return {
    ...{ number, type: 381, preceding: { number: note.invoiceNumber, issuedOn: note.invoiceIssuedOn } },
    ...{ currency, issuedOn, dueOn: issuedOn, periodFrom, periodTo, seller, buyer, lines },
    ...{ discount: note.discount ?? 0, discountReason: t("billing:band.discount"), treatment: note.taxTreatment },
    ...{
      taxRate: note.taxRate,
      tax: note.tax ?? 0,
      exchanged,
      total: note.total ?? 0,
      prepaid: 0,
      means: "30",
      note: [note.reason, formatExchange(exchanged, currency, { t })].filter(Boolean).join(" · "),
    },
  };
}
