import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { formatMoney } from "#app/platform/money/money.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import { updateInvoice } from "../../db/invoice.writes.server.ts";
import { stepSchema } from "../../model/invoice.ts";
import { changeInvoice } from "./change-invoice.server.ts";
import { closeWith } from "./close-invoice.server.ts";
import { getOpenAmount } from "./record-invoice-paid.server.ts";

/** Reminds a merchant, in its language, of an unpaid invoice that is overdue or due soon. */
export const remindInvoice = createCommand({
  name: "accounting.merchant_billing.remind",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: stepSchema,
  run: (scope, seen) =>
    changeInvoice(scope, seen, "remind", ({ invoice, to }) => {
      const { email, language = "en" } = invoice.buyer;
      if (!email) return failFields({ email: [{ code: "required" }] });
      const t = createTranslator(language);
      const sum = formatMoney({ amount: getOpenAmount(invoice), currency: invoice.currency }, t.locale);
      const due = formatLongDay(invoice.dueOn, t.dateLocale);
      const words = { number: invoice.number, sum, due, company: scope.account.organization };
      const late = invoice.dueOn < toLocalDate(now(scope), scope.account.timezone);
      const mail = {
        id: newId(scope),
        accountId: scope.account.id,
        recipient: email,
        subject: t("accounting:reminder.subject", words),
        body: t(late ? "accounting:reminder.late" : "accounting:reminder.soon", words),
      };
      return ok([
        ...updateInvoice(scope, invoice, {
          type: "reminded",
          status: to,
          set: { ...closeWith(scope, invoice, "reminded"), remindedAt: now(scope), reminders: invoice.reminders + 1 },
          detail: { note: email },
        }),
        queueMails(scope.db, [mail], now(scope)),
      ]);
    }),
});
