import { formatExchange } from "#app/modules/ledger/commands/documents/format-exchange.server.ts";
import { exchangeTax } from "#app/modules/ledger/model/exchange.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { readClearing } from "../../db/clearing.reads.server.ts";
import { getRequestedCancellation, type InvoiceRecord, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { type BilledLine, groupBilledLines } from "../../model/billed-lines.ts";
import { paymentMeansCodes } from "../../model/clearing.ts";
import { type ElectronicInvoice, toCancellationInvoice } from "../../model/e-invoice.ts";
import { formatClearing } from "./format-clearing.server.ts";

/** The content of the e-invoice; with the cancellation's number that of the cancellation. */
export async function toElectronicInvoice(
  scope: Scope,
  invoice: InvoiceRecord,
  requested: string,
  language: string,
): Promise<ElectronicInvoice> {
  const t = createTranslator(language);
  const [stored, clearing] = await Promise.all([readInvoiceLines(scope, invoice), readClearing(scope, invoice)]);
  const lines = groupBilledLines(stored);
  const { number, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer, discount, tax, total } = invoice;
  const exchanged = exchangeTax(invoice, invoice.exchange);
  const notes = [formatClearing(clearing, { t }), formatExchange(exchanged, currency, { t })];
  const said: ElectronicInvoice = {
    ...{ number, type: 380, preceding: null, currency, issuedOn, dueOn, periodFrom, periodTo, seller, buyer },
    lines: lines.map((line) => ({ ...line, name: formatLineName(line, t) })),
    ...{ discount, discountReason: invoice.discountNote ?? t("billing:band.discount") },
    ...{ treatment: invoice.taxTreatment, taxRate: invoice.taxRate, tax, exchanged, total },
    prepaid: clearing?.amount ?? 0,
    means: clearing ? paymentMeansCodes[clearing.by] : "30",
    note: notes.filter((note) => note !== null).join(" · ") || null,
  };
  const cancellation = getRequestedCancellation(invoice, requested);
  if (cancellation === null || invoice.voidedAt === null) return said;
  return toCancellationInvoice(said, cancellation, toLocalDate(invoice.voidedAt, scope.account.timezone));
}

/** The name of a line: a manual line's description, or the fee type with its tier. */
function formatLineName({ type, tier, description }: BilledLine, t: ReturnType<typeof createTranslator>): string {
  if (type === "custom" && description) return description;
  const fee = t(`billing:fee.${type}`);
  return tier?.number ? t("billing:tier", { fee, number: tier.number }) : fee;
}
