import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import { getDocumentLanguage } from "#app/modules/workspace/model/billing-profile.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { formatMoney, parseMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import { insertMerchantClaim } from "../../db/allocations.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { readLastReminder } from "../../db/sendings.server.ts";
import { stepSchema } from "../../model/invoice.ts";
import { type ChargeTerms, chooseReminderLevel, computeLateCharges } from "../../model/reminder.ts";
import { computeLateChargePostings } from "../../model/settlement-postings.ts";
import { composeSending } from "../sendings/compose-sending.server.ts";
import { type ReminderTerms, toLevelKey, toReminderTable } from "../sendings/reminder-paper.server.ts";
import { writeInvoiceFiles, writeSentPdf } from "../sendings/sent-files.server.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { closeWith } from "./close-invoice.server.ts";
import { getOpenAmount } from "./record-invoice-paid.server.ts";

/**
 * Reminds a merchant of an unpaid invoice, in its language: before the due date, then by three levels, of which the last
 * charges fee and interest. Letter and invoice go with it. The charges are part of the merchant's next settlement.
 */
export const remindInvoice = createCommand({
  name: "accounting.merchant_billing.remind",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "remind", async ({ invoice, to }) => {
      const { id, number, dueOn, disputes, currency, merchantId, buyer } = invoice;
      if (!buyer.email) return failFields({ email: [{ code: "required" }] });
      const today = toLocalDate(now(scope), scope.account.timezone);
      const level = chooseReminderLevel({ dueOn, today, disputes, last: await readLastReminder(scope, id) });
      if (!level.ok) return level;
      const open = getOpenAmount(invoice);
      const language = getDocumentLanguage(invoice) ?? scope.actor.language;
      const t = createTranslator(language);
      const terms = getChargeTerms(scope, invoice);
      const charges = computeLateCharges({ level: level.value, open, dueOn, today }, terms);
      const rate = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 2 }).format(terms.interestRate / 100);
      const reminder = { level: level.value, open, ...charges, rate, today };
      const charged = charges.fee + charges.interest;
      const table = toReminderTable(invoice, reminder, { t, language });
      const letter = await writeSentPdf(scope, `${number}-${t("sending:paper.file")}-${level.value}`, table, language);
      const { files } = await writeInvoiceFiles(scope, invoice);
      const claim = { merchantId, currency, source: "late_charge", sourceId: id, document: number } as const;
      return ok([
        ...updateInvoice(scope, invoice, {
          ...{ type: "reminded", status: to, detail: { note: buyer.email, level: level.value } },
          set: { ...closeWith(scope, invoice, "reminded"), remindedAt: now(scope), reminders: invoice.reminders + 1 },
        }),
        ...(await composeSending(scope, {
          ...{ kind: "reminder", documentKind: "invoice", document: invoice, recipient: buyer.email, open, reminder },
          ...{ mail: writeReminderMail(scope, invoice, reminder, t), files: [letter, ...files] },
        })),
        ...insertMerchantClaim(scope, claim, { ...claim, amount: -charged, note: t("sending:charges_of", { number }) }),
        ...postTransfers(scope, computeLateChargePostings(invoice, invoice.version + 1, charged)),
      ]);
    }),
});

/** Fee and interest by the preferences; none in another currency, or where a settlement nets the invoice. */
function getChargeTerms({ account }: Scope, { currency, settlementId }: InvoiceRecord): ChargeTerms {
  const { default_currency, reminder_fee: fee = 0, reminder_interest: interest = 0 } = account.preferences;
  if (settlementId !== null) return { fee: 0, interestRate: 0 };
  const isOwn = currency === (default_currency ?? "EUR");
  return { fee: isOwn ? (parseMoney(String(fee), currency) ?? 0) : 0, interestRate: Math.round(interest * 100) };
}

/** Subject and text of a reminder. */
function writeReminderMail(
  scope: Scope,
  { number, currency, dueOn, seller }: InvoiceRecord,
  { level, open, fee, interest }: ReminderTerms,
  t: ReturnType<typeof createTranslator>,
) {
  const sum = (amount: number) => formatMoney({ amount, currency }, t.locale);
  const key = toLevelKey(level);
  const words = {
    ...{ number, sum: sum(open), open: sum(open + fee + interest), company: scope.account.organization },
    ...{ due: formatLongDay(dueOn, t.dateLocale), iban: seller.iban ?? "", charges: sum(fee + interest) },
  };
  const body = [
    t(`sending:reminder.text.${key}`, words),
    fee + interest > 0 ? t("sending:reminder.charges", words) : null,
    seller.iban ? t("sending:reminder.pay_into", words) : null,
    words.company,
  ];
  const subject = t(`sending:reminder.subject.${key}`, words);
  return { subject, body: body.filter((line) => line !== null).join("\n\n") };
}
