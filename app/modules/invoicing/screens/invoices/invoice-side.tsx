import { Link } from "react-router";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Fact, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";
import { getDocumentPath } from "../billing/billing-tabs.tsx";
import { FileLinks } from "../billing/file-links.tsx";

/** Payment of the invoice, and its files. */
export function InvoiceSide({ view: { invoice, may, lacks } }: { view: InvoiceView }) {
  const t = useTranslate();
  const { paidOn, paidMethod, paidReference, settlementId, settlementNumber, reminders, total, currency } = invoice;
  const facts: Fact[] = [
    { label: t("billing:paid_on"), value: paidOn && <DateTimeText at={paidOn} style="date" /> },
    { label: t("billing:method"), value: paidMethod && t(`billing:methods.${paidMethod}`) },
    { label: t("billing:column.amount"), value: paidOn && <MoneyText amount={total} currency={currency} /> },
    { label: t("billing:reference"), value: paidReference },
    {
      label: t("billing:combined_with"),
      value: settlementId && settlementNumber && (
        <Link className="link" to={getDocumentPath("settlements", { id: settlementId, number: settlementNumber }, may)}>
          {settlementNumber}
        </Link>
      ),
    },
    { label: t("billing:column.due"), value: !paidOn && <DateTimeText at={invoice.dueOn} style="date" /> },
    { label: t("billing:reminders"), value: reminders > 0 && String(reminders) },
  ];
  const called = (number: string) => ({
    number,
    address: formatDocumentAddress({ id: invoice.id, number }, may.portal),
  });
  const files = { part: "invoices", print: may.print_invoice, exports: may.export_invoice, lacks } as const;
  return (
    <>
      <section className="bill-side">
        <h2>{t("billing:payment")}</h2>
        <Facts facts={facts.filter(({ value }) => value)} numbers />
      </section>
      <FileLinks {...files} {...called(invoice.number)} />
      {invoice.cancellation && <FileLinks {...files} {...called(invoice.cancellation)} back />}
    </>
  );
}
