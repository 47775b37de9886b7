import { Fragment } from "react";
import { Link } from "react-router";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatNumber, MoneyText } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Fact, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";
import { getDocumentPath } from "../billing/billing-tabs.tsx";
import { DocumentFileLinks } from "../billing/file-links.tsx";
import { SentList } from "../sendings/sent-list.tsx";

/** Payment of the invoice, and its files. */
export function InvoiceSide({ view: { invoice, may, lacks, allocations, notes, sendings } }: { view: InvoiceView }) {
  const t = useTranslate();
  const { paidOn, paidMethod, paidReference, settlementId, settlementNumber, voidedAt, reminders, total, currency } =
    invoice;
  const facts: Fact[] = [
    { label: t("billing:paid_on"), value: paidOn && <DateTimeText at={paidOn} style="date" /> },
    { label: t("billing:method"), value: !settlementId && paidMethod && t(`billing:methods.${paidMethod}`) },
    { label: t("billing:column.amount"), value: paidOn && <MoneyText amount={total} currency={currency} /> },
    { label: t("billing:reference"), value: !settlementId && paidReference },
    {
      label: t(voidedAt === null ? "billing:settled_with" : "billing:combined_with"),
      value: settlementId && settlementNumber && (
        <Link className="link" to={getDocumentPath("settlements", { id: settlementId, number: settlementNumber }, may)}>
          {settlementNumber}
        </Link>
      ),
    },
    {
      label: t("billing:column.due"),
      value: !paidOn && !settlementId && <DateTimeText at={invoice.dueOn} style="date" />,
    },
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
      <ExchangedTax invoice={invoice} />
      <SentList sendings={sendings} />
      <Allocations allocations={allocations} />
      <DocumentFileLinks {...files} {...called(invoice.number)} />
      <CreditNotes notes={notes} may={may} />
      {invoice.cancellation && <DocumentFileLinks {...files} {...called(invoice.cancellation)} back />}
    </>
  );
}

/** VAT in the tax currency, with its rate. */
function ExchangedTax({ invoice: { currency: from, exchange } }: Pick<InvoiceView, "invoice">) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (!exchange) return null;
  const { currency, rate, on, source, tax } = exchange;
  const decimals = rate.split(".")[1]?.length ?? 0;
  return (
    <section className="bill-side">
      <h2>{t("billing:exchange.title", { currency })}</h2>
      <Facts
        facts={[
          { label: t("billing:column.vat"), value: <MoneyText amount={tax} currency={currency} /> },
          {
            label: t("billing:exchange.rate"),
            value: `1 ${from} = ${formatNumber(Number(rate), locale, decimals)} ${currency}`,
          },
          { label: t("billing:exchange.day"), value: <DateTimeText at={on} style="date" /> },
          { label: t("billing:exchange.source"), value: source },
        ]}
        numbers
      />
    </section>
  );
}

/** What cleared the invoice, piece by piece. */
function Allocations({ allocations }: Pick<InvoiceView, "allocations">) {
  const t = useTranslate();
  if (allocations.length === 0) return null;
  return (
    <section className="bill-side">
      <h2>{t("billing:allocations")}</h2>
      <dl className="definitions numbers">
        {allocations.map(({ id, kind, amount, currency, day, method, reference }) => (
          <Fragment key={id}>
            <dt>
              {kind === "payment" && method ? t(`billing:methods.${method}`) : t(`billing:allocation.${kind}`)}{" "}
              <span className="faint-ink">
                <DateTimeText at={day} style="date" /> {reference}
              </span>
            </dt>
            <dd>
              <MoneyText amount={amount} currency={currency} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const creditNoteFormats = ["pdf", "xlsx", "xrechnung", "ubl", "cii"] as const;

/** Credit notes of the invoice with their files. */
function CreditNotes({ notes, may }: Pick<InvoiceView, "notes" | "may">) {
  const t = useTranslate();
  return notes.map(({ id, number, issuedOn, reason, currency, total }) => (
    <section className="bill-side" key={id}>
      <h2>
        {t("billing:credit.title")} {number}
      </h2>
      <p>
        <DateTimeText at={issuedOn} style="date" /> · <MoneyText amount={total} currency={currency} /> · {reason}
      </p>
      <p className="files">
        {creditNoteFormats
          .filter((format) => (format === "pdf" ? may.print_invoice : may.export_invoice))
          .map((format) => (
            <a
              key={format}
              className="link"
              href={`/api/billing/credit-notes/${formatDocumentAddress({ id, number }, may.portal)}/file?format=${format}`}
              download
            >
              {t(`billing:files.${format}`)}
            </a>
          ))}
      </p>
    </section>
  ));
}
