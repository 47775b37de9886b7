import { Fragment, useState } from "react";
import { Link } from "react-router";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { useFeeFormula } from "#app/modules/pricing/screens/use-fee-formula.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";
import type { BandSum } from "../billing/sum-band.tsx";
import { DisputeButton, hasOpenDispute } from "../disputes/dispute-button.tsx";
import { DisputeDialog } from "../disputes/dispute-dialog.tsx";
import { type DisputedDocument, DisputeRow } from "../disputes/dispute-row.tsx";
import { BilledHead, BilledRows, type BilledTableLine } from "./billed-table.tsx";
import { CreditLineDialog } from "./credit-line-dialog.tsx";
import { RemoveLineDialog } from "./remove-line-dialog.tsx";

/** Most orders shown with their lines, in addition to disputed ones; the files contain all. */
const MAX_SHOWN_LINES = 200;
const isLineShown = ({ disputes }: InvoiceView["lines"][number], at: number) =>
  at < MAX_SHOWN_LINES || disputes.length > 0;

/** Lines by type and price with sums, and a collapsible section with each order's lines and formulas. */
export function InvoiceLines({ view, sums }: { view: InvoiceView; sums: readonly BandSum[] }) {
  const t = useTranslate();
  const { invoice, billed } = view;
  const { currency } = invoice;
  const of: Readonly<Record<string, readonly BilledTableLine[] | undefined>> = {
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
                  <AmountText amount={sum.sign === "−" ? -sum.amount : sum.amount} currency={currency} />
                </td>
              </tr>
            </Fragment>
          ))}
          <tr className="totals">
            <td colSpan={3}>
              {t("billing:band.total")} <span className="faint-ink">{currency}</span>
            </td>
            <td className="to-right">
              <AmountText amount={invoice.total} currency={currency} />
            </td>
          </tr>
        </tbody>
      </table>
      <InvoiceOrders view={view} />
    </>
  );
}

const getLineName = ({ orderNumber, description }: InvoiceView["lines"][number]) => orderNumber ?? description;

/** Each order's lines with their formulas, in a section that is expanded while a line is disputed. */
function InvoiceOrders({ view: { invoice, lines, may, actions } }: { view: InvoiceView }) {
  const t = useTranslate();
  const formula = useFeeFormula();
  const { currency, number } = invoice;
  const [disputing, setDisputing] = useState<InvoiceView["lines"][number] | null>(null);
  const [taking, setTaking] = useState<InvoiceView["lines"][number] | null>(null);
  const stands = invoice.status !== invoiceStatuses.code.voided;
  const disputes = may.portal && stands;
  // The last line cannot be removed: an invoice needs at least one.
  const takesOut = actions.includes("modify") && lines.length > 1;
  const [crediting, setCrediting] = useState<InvoiceView["lines"][number] | null>(null);
  const credits = !takesOut && actions.includes("credit");
  const document: DisputedDocument = {
    ...{ kind: "invoice", number, currency, resolves: stands && !may.portal && may.modify_invoice },
    hint: "billing:resolve_hint_invoice",
  };
  return (
    <>
      <details className="billed-orders" open={invoice.disputes > 0}>
        <summary>
          {t("billing:orders_of")}{" "}
          <span className="faint-ink">{t("billing:every_order", { count: lines.length })}</span>
        </summary>
        <table className="plain billed">
          <tbody>
            {lines.filter(isLineShown).map((line) => (
              <Fragment key={line.id}>
                <tr className={hasOpenDispute(line.disputes) ? "disputed" : undefined}>
                  <td>
                    {line.orderNumber && (
                      <Link className="link" to={`/orders/${line.orderNumber}`} prefetch="intent">
                        {line.orderNumber}
                      </Link>
                    )}
                  </td>
                  <td className="soft-ink">{line.reference}</td>
                  <td>{t(`billing:fee.${line.type}`)}</td>
                  <td className="soft-ink">{formula(line.type, line.description)}</td>
                  <td className="to-right">
                    <AmountText amount={line.amount} currency={currency} />
                  </td>
                  {(disputes || takesOut || credits) && (
                    <td className="to-right">
                      {disputes ? (
                        <DisputeButton disputes={line.disputes} onPress={() => setDisputing(line)} />
                      ) : credits ? (
                        <Button kind="ghost" onClick={() => setCrediting(line)}>
                          {t("billing:credit.line")}
                        </Button>
                      ) : (
                        <Button kind="ghost" onClick={() => setTaking(line)}>
                          {t("billing:remove_line")}
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
                <DisputeRow line={line} document={document} span={disputes || takesOut || credits ? 6 : 5} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </details>
      {disputing && (
        <DisputeDialog
          kind="invoice"
          number={formatDocumentAddress(invoice, may.portal)}
          line={{ id: disputing.id, called: getLineName(disputing) }}
          onClose={() => setDisputing(null)}
        />
      )}
      {crediting && (
        <CreditLineDialog
          invoice={invoice}
          line={{ id: crediting.id, called: getLineName(crediting), amount: crediting.amount }}
          onClose={() => setCrediting(null)}
        />
      )}
      {taking && (
        <RemoveLineDialog
          invoice={invoice}
          line={{ id: taking.id, called: getLineName(taking) }}
          onClose={() => setTaking(null)}
        />
      )}
    </>
  );
}
