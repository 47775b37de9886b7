import { getOtherTaxCurrency } from "#app/modules/ledger/model/exchange.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { formatMoney } from "#app/platform/money/money.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import { updateClosed } from "../../db/allocations.server.ts";
import type { SettlementRecord } from "../../db/settlement.reads.server.ts";
import { updateSettlement } from "../../db/settlement.writes.server.ts";
import { sendSchema } from "../../model/sending.ts";
import { closeWith } from "../invoices/close-invoice.server.ts";
import { changeSettlement } from "../settlements/change-settlement.server.ts";
import { readSettlementTable } from "../settlements/settlement-file.server.ts";
import { composeSending } from "./compose-sending.server.ts";
import { writeInvoiceFiles, writeSentPdf } from "./sent-files.server.ts";

/** Sends a settlement's statement to the merchant, with the combined invoice, which is fixed from then on and needs its exchange rate. */
export const sendSettlement = createCommand({
  name: "accounting.merchant_billing.send_settlement",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: sendSchema,
  run: (scope, { email, ...seen }) =>
    changeSettlement(scope, seen, "send", async ({ settlement, invoice, to }) => {
      const other = invoice && !invoice.exchange ? getOtherTaxCurrency(invoice, scope.account.preferences) : null;
      if (other !== null) return fail("exchange_missing", { currency: other });
      const recipient = email ?? settlement.buyer.email;
      if (!recipient) return fail("recipient_missing");
      const language = getDocumentLanguage(settlement) ?? scope.actor.language;
      const table = await readSettlementTable(scope, settlement.number, { scope, t: createTranslator(language) });
      if (!table) return fail("settlement_not_found");
      const statement = await writeSentPdf(scope, settlement.number, table, language);
      const billed = invoice ? await writeInvoiceFiles(scope, invoice) : null;
      return ok([
        ...updateSettlement(scope, settlement, { type: "sent", status: to, set: {}, detail: { note: recipient } }),
        ...(invoice ? [updateClosed(scope, invoice, closeWith(scope, invoice, "sent"))] : []),
        ...(await composeSending(scope, {
          ...{ kind: "document", documentKind: "settlement", document: settlement, recipient },
          ...{ open: settlement.settledOn === null ? (settlement.closing ?? 0) : 0 },
          mail: writeSettlementMail(scope, settlement, language, invoice?.number ?? null),
          files: [statement, ...(billed?.files ?? [])],
        })),
      ]);
    }),
});

/** Subject and text: what is paid out or owed, and what is attached. */
function writeSettlementMail(scope: Scope, settlement: SettlementRecord, language: string, invoice: string | null) {
  const { number, currency, settledOn, seller } = settlement;
  const t = createTranslator(language);
  const closing = settlement.closing ?? 0;
  const words = {
    ...{ number, invoice: invoice ?? "", company: scope.account.organization, iban: seller.iban ?? "" },
    ...{ open: formatMoney({ amount: Math.abs(closing), currency }, t.locale) },
    day: settledOn === null ? "" : formatLongDay(settledOn, t.dateLocale),
  };
  const way = closing < 0 ? (settledOn ? "came" : seller.iban ? "owed_into" : "owed") : settledOn ? "paid" : "payable";
  const body = [
    t("sending:settlement.text", words),
    t(`sending:settlement.${way}`, words),
    invoice ? t("sending:settlement.invoice", words) : null,
    words.company,
  ];
  return { subject: t("sending:settlement.subject", words), body: body.filter((line) => line !== null).join("\n\n") };
}
