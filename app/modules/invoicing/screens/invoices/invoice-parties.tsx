import { DateTimeText, DaySpanText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";

/** Issuer, recipient and supply period of an invoice. */
export function InvoiceParties({ invoice }: { invoice: InvoiceView["invoice"] }) {
  const t = useTranslate();
  return (
    <section className="parties">
      <InvoiceParty title={t("billing:from_party")} party={invoice.seller} />
      <InvoiceParty title={t("billing:to_party")} party={invoice.buyer} />
      <div>
        <p>{t("billing:supply")}</p>
        <p>
          <DaySpanText from={invoice.periodFrom} to={invoice.periodTo} />
        </p>
        <p>
          {t("billing:issued", { day: "" })}
          <DateTimeText at={invoice.issuedOn} style="date" />
        </p>
        <p>
          {t("billing:due_on", { day: "" })}
          <DateTimeText at={invoice.dueOn} style="date" />
        </p>
        <p className="soft-ink">{t(`billing:without_vat.${invoice.taxTreatment}`)}</p>
      </div>
    </section>
  );
}

function InvoiceParty({ title, party }: { title: string; party: InvoiceView["invoice"]["seller"] }) {
  const t = useTranslate();
  const place = [party.postalCode, party.city, party.country].filter(Boolean).join(" ");
  return (
    <div>
      <p>{title}</p>
      <p>
        <b>{party.name}</b>
      </p>
      {party.line1 && <p>{party.line1}</p>}
      {place && <p>{place}</p>}
      {party.vatId && <p className="soft-ink">{t("billing:vat_id", { id: party.vatId })}</p>}
    </div>
  );
}
