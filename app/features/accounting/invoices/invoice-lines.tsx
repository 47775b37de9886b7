import { Fragment } from "react";
import { Link } from "react-router";
import { Amount } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { BandSum } from "../billing/sum-band.tsx";
import { BilledHead, BilledRows, type ShownLine } from "./billed-table.tsx";
import type { InvoiceView } from "./view-invoices.server.ts";

/** Orders that are shown with their lines; all of them stand in the files. */
const most = 200;

/** The lines by kind and price, each sum below its own, and each order's lines with their formulas behind a fold. */
export function InvoiceLines({ view, sums }: { view: InvoiceView; sums: readonly BandSum[] }) {
  const say = useWords();
  const { invoice, lines, billed } = view;
  const { currency } = invoice;
  const of: Readonly<Record<string, readonly ShownLine[] | undefined>> = {
    subtotal: billed.filter(({ surcharge }) => !surcharge),
    surcharge: billed.filter(({ surcharge }) => surcharge),
  };
  return (
    <>
      <table className="plain billed">
        <BilledHead />
        <tbody>
          {sums.map((sum) => (
            <Fragment key={sum.key}>
              <BilledRows lines={of[sum.key] ?? []} currency={currency} />
              <tr className={of[sum.key] ? "totals" : undefined}>
                <td colSpan={sum.key === "discount" ? 1 : 3}>{sum.label}</td>
                {sum.key === "discount" && (
                  <td className="soft-ink" colSpan={2}>
                    {invoice.discountNote}
                  </td>
                )}
                <td className="to-right">
                  <Amount amount={sum.sign === "−" ? -sum.amount : sum.amount} currency={currency} />
                </td>
              </tr>
            </Fragment>
          ))}
          <tr className="totals">
            <td colSpan={3}>
              {say("billing:band.total")} <span className="faint-ink">{currency}</span>
            </td>
            <td className="to-right">
              <Amount amount={invoice.total} currency={currency} />
            </td>
          </tr>
        </tbody>
      </table>
      <details className="billed-orders">
        <summary>
          {say("billing:orders_of")} <span className="faint-ink">{lines.length}</span>
        </summary>
        <table className="plain billed">
          <tbody>
            {lines.slice(0, most).map((line) => (
              <tr key={line.id}>
                <td>
                  {line.orderNumber && (
                    <Link className="link" to={`/orders/${line.orderNumber}`} prefetch="intent">
                      {line.orderNumber}
                    </Link>
                  )}
                </td>
                <td className="soft-ink">{line.reference}</td>
                <td>{say(`billing:fee.${line.type}`)}</td>
                <td className="soft-ink">{line.description}</td>
                <td className="to-right">
                  <Amount amount={line.amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
