import { Link } from "react-router";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Money } from "#app/ui/formats/measures.tsx";
import { type Fact, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { partPath } from "../billing/billing-tabs.tsx";
import { FileLinks } from "../billing/file-links.tsx";
import type { InvoiceView } from "./view-invoices.server.ts";

/** How the invoice was paid, and the documents that are made of it. */
export function InvoiceSide({ view: { invoice, may, lacks } }: { view: InvoiceView }) {
  const say = useWords();
  const { paidOn, paidMethod, paidReference, settlementNumber, reminders, total, currency } = invoice;
  const facts: Fact[] = [
    { label: say("billing:paid_on"), value: paidOn && <DateTime at={paidOn} style="date" /> },
    { label: say("billing:method"), value: paidMethod && say(`billing:methods.${paidMethod}`) },
    { label: say("billing:column.amount"), value: paidOn && <Money amount={total} currency={currency} /> },
    { label: say("billing:reference"), value: paidReference },
    {
      label: say("billing:combined_with"),
      value: settlementNumber && (
        <Link className="link" to={`${partPath("settlements")}/${settlementNumber}`}>
          {settlementNumber}
        </Link>
      ),
    },
    { label: say("billing:column.due"), value: !paidOn && <DateTime at={invoice.dueOn} style="date" /> },
    { label: say("billing:reminders"), value: reminders > 0 && String(reminders) },
  ];
  const files = { part: "invoices", print: may.print_invoice, exports: may.export_invoice, lacks } as const;
  return (
    <>
      <section className="bill-side">
        <h2>{say("billing:payment")}</h2>
        <Facts facts={facts.filter(({ value }) => value)} numbers />
      </section>
      <FileLinks {...files} number={invoice.number} />
      {invoice.cancellation && <FileLinks {...files} number={invoice.cancellation} back />}
    </>
  );
}
