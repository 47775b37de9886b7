import { Link } from "react-router";
import { Amount } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { BandSum } from "../billing/sum-band.tsx";
import { BilledTable } from "./billed-table.tsx";
import type { InvoiceView } from "./view-invoices.server.ts";

/** Orders that are shown with their lines; all of them stand in the files. */
const most = 200;

/** The lines by kind and price with the sums below, and each order's lines with their formulas behind a fold. */
export function InvoiceLines({ view, sums }: { view: InvoiceView; sums: readonly BandSum[] }) {
  const say = useWords();
  const { invoice, lines, billed } = view;
  const { currency } = invoice;
  return (
    <>
      <BilledTable lines={billed} currency={currency} />
      <table className="plain billed">
        <tbody>
          {sums.map(({ key, label, amount, sign }) => (
            <tr key={key}>
              <td>{label}</td>
              <td className="to-right">
                <Amount amount={sign === "−" ? -amount : amount} currency={currency} />
              </td>
            </tr>
          ))}
          <tr className="totals">
            <td>
              {say("billing:band.total")} <span className="faint-ink">{currency}</span>
            </td>
            <td className="to-right">
              <Amount amount={invoice.total} currency={currency} />
            </td>
          </tr>
        </tbody>
      </table>
      <details>
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
