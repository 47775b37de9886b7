import { DateTime, DaySpan } from "#app/ui/formats/date-time.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";

/** Who writes the invoice, who gets it, and what for. */
export function Parties({ invoice }: { invoice: InvoiceView["invoice"] }) {
  const say = useWords();
  return (
    <section className="parties">
      <Party title={say("billing:from_party")} party={invoice.seller} />
      <Party title={say("billing:to_party")} party={invoice.buyer} />
      <div>
        <p>{say("billing:supply")}</p>
        <p>
          <DaySpan from={invoice.periodFrom} to={invoice.periodTo} />
        </p>
        <p>
          {say("billing:issued", { day: "" })}
          <DateTime at={invoice.issuedOn} style="date" />
        </p>
        <p>
          {say("billing:due_on", { day: "" })}
          <DateTime at={invoice.dueOn} style="date" />
        </p>
        <p className="soft-ink">{say(`billing:without_vat.${invoice.taxTreatment}`)}</p>
      </div>
    </section>
  );
}

function Party({ title, party }: { title: string; party: InvoiceView["invoice"]["seller"] }) {
  const say = useWords();
  const place = [party.postalCode, party.city, party.country].filter(Boolean).join(" ");
  return (
    <div>
      <p>{title}</p>
      <p>
        <b>{party.name}</b>
      </p>
      {party.line1 && <p>{party.line1}</p>}
      {place && <p>{place}</p>}
      {party.vatId && <p className="soft-ink">{say("billing:vat_id", { id: party.vatId })}</p>}
    </div>
  );
}
