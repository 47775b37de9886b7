import { getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { formatMoney } from "#app/platform/money/money.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import { readClearing } from "../../db/clearing.reads.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { isCleared } from "../../model/clearing.ts";
import { sendInvoiceSchema } from "../../model/sending.ts";
import { changeInvoice } from "../invoices/change-invoice.server.ts";
import { closeWith } from "../invoices/close-invoice.server.ts";
import { getOpenAmount } from "../invoices/record-invoice-paid.server.ts";
import { composeSending } from "./compose-sending.server.ts";
import { writePeppolInvoice } from "./peppol-invoice.server.ts";
import { writeInvoiceFiles } from "./sent-files.server.ts";

/**
 * Sends an invoice to the merchant, by mail with PDF and e-invoice or by Peppol, as often as it is asked for. From then on it is fixed.
 * Without the exchange rate that its VAT needs it is not sent.
 */
export const sendInvoice = createCommand({
  name: "accounting.merchant_billing.send_invoice",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: sendInvoiceSchema,
  run: (scope, { email, by, ...seen }) =>
    changeInvoice(scope, seen, "send", async ({ invoice, to }) => {
      const currency = invoice.exchange ? null : getOtherTaxCurrency(invoice, scope.account.preferences);
      if (currency !== null) return fail("exchange_missing", { currency });
      const cleared = isCleared(await readClearing(scope, invoice));
      const open = cleared ? 0 : getOpenAmount(invoice);
      const record = (recipient: string) =>
        updateInvoice(scope, invoice, {
          ...{ type: "sent", status: to, set: closeWith(scope, invoice, "sent"), detail: { note: recipient } },
        });
      const about = { kind: "document", documentKind: "invoice", document: invoice, open } as const;
      if (by === "peppol") {
        const written = await writePeppolInvoice(scope, invoice);
        if (!written.ok) return written;
        const { recipient, sender, files } = written.value;
        const mail = { subject: invoice.number, body: "", sender };
        return ok([...record(recipient), ...(await composeSending(scope, { ...about, by, recipient, mail, files }))]);
      }
      const recipient = email ?? invoice.buyer.email;
      if (!recipient) return fail("recipient_missing");
      const { files, electronic } = await writeInvoiceFiles(scope, invoice);
      const mail = writeInvoiceMail(scope, invoice, { open, ...electronic });
      return ok([...record(recipient), ...(await composeSending(scope, { ...about, by, recipient, mail, files }))]);
    }),
});

interface MailedInvoice {
  open: number;
  zugferd: boolean;
  xrechnung: boolean;
}

/** Subject and text in the merchant's language: amount, due date, account and what is attached. */
function writeInvoiceMail(scope: Scope, invoice: InvoiceRecord, { open, zugferd, xrechnung }: MailedInvoice) {
  const { number, currency, seller, buyer } = invoice;
  const t = createTranslator(buyer.language ?? seller.language ?? scope.actor.language);
  const sum = (amount: number) => formatMoney({ amount, currency }, t.locale);
  const words = {
    ...{ number, company: scope.account.organization, total: sum(invoice.total ?? 0), open: sum(open) },
    ...{ day: formatLongDay(invoice.issuedOn, t.dateLocale), due: formatLongDay(invoice.dueOn, t.dateLocale) },
    iban: seller.iban ?? "",
  };
  const paying = open <= 0 ? "nothing_to_pay" : seller.iban ? "pay_into" : "pay";
  const body = [
    t("sending:invoice.text", words),
    t(`sending:${paying}`, words),
    zugferd ? t("sending:invoice.zugferd") : null,
    xrechnung ? t("sending:invoice.xrechnung") : null,
    words.company,
  ];
  return { subject: t("sending:invoice.subject", words), body: body.filter((line) => line !== null).join("\n\n") };
}
