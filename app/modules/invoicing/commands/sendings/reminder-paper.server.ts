import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import type { DocumentTable } from "#app/modules/ledger/commands/documents/document-table.server.ts";
import { formatAddressBlock } from "#app/modules/workspace/model/billing-profile.ts";
import type { Translator } from "#app/platform/i18n/translate.server.ts";
import { formatLongDay } from "#app/platform/time/local-time-text.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";

/** What a reminder says: level, what is open, what it charges, and the days since the due date. */
export interface ReminderTerms {
  level: number;
  open: number;
  fee: number;
  interest: number;
  days: number;
  /** Percent a year, as written. */
  rate: string;
  today: string;
}

/** The reminder as a letter. */
export function toReminderTable(
  invoice: InvoiceRecord,
  { level, open, fee, interest, days, rate, today }: ReminderTerms,
  { t, language }: { t: Translator; language: string },
): DocumentTable {
  const { number, currency, seller, buyer, dueOn } = invoice;
  const total = invoice.total ?? 0;
  const day = (of: string) => formatLongDay(of, t.dateLocale);
  const heading = t(`sending:paper.heading.${toLevelKey(level)}`, { number });
  const amount = (value: number) => toAmountCell(value, currency);
  return {
    title: heading,
    currency,
    voided: false,
    letterhead: {
      heading,
      language,
      sender: formatAddressBlock(seller),
      recipient: formatAddressBlock(buyer),
      facts: [
        [t("sending:paper.date"), today, "day"],
        [t("billing:column.invoice"), number],
        [t("billing:column.due"), dueOn, "day"],
        [t("billing:column.currency"), currency],
      ],
      notes: [
        t(`sending:paper.text.${toLevelKey(level)}`, { due: day(dueOn) }),
        seller.iban ? t("billing:paper.pay_into", { iban: seller.iban, number }) : null,
        fee + interest > 0 ? t("sending:paper.charged") : null,
        t("sending:paper.crossed"),
        seller.email ? t("billing:paper.questions", { email: seller.email }) : null,
      ],
    },
    head: [
      t("billing:column.invoice"),
      t("billing:paper.issued"),
      t("billing:column.due"),
      t("billing:band.total"),
      t("sending:paper.cleared"),
      t("sending:paper.open"),
    ],
    lines: [[number, day(invoice.issuedOn), day(dueOn), amount(total), amount(open - total), amount(open)]],
    sums: [
      [t("sending:paper.interest", { rate, days: String(days) }), interest === 0 ? null : interest],
      [t("sending:paper.fee"), fee === 0 ? null : fee],
      [t("billing:paper.to_pay"), open + fee + interest],
    ],
  };
}

const levelKeys = ["before", "first", "second", "last"] as const;

/** The key of a level's texts. */
export const toLevelKey = (level: number): (typeof levelKeys)[number] => levelKeys[level] ?? "last";
