import { ArrowLeftRight, Ban, Bell, FileMinus, Pencil, Scale, Send, Undo2, WalletCards } from "lucide-react";
import { useState } from "react";
import { DaySpanText } from "#app/ui/formats/date-time.tsx";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { InvoiceView } from "../../commands/invoices/view-invoices.server.ts";
import { getPartPath } from "../billing/billing-tabs.tsx";
import { type DocumentAction, DocumentDialog } from "../billing/document-dialog.tsx";
import { SumBand } from "../billing/sum-band.tsx";
import { useBillingEntries } from "../billing/use-billing-entries.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { InvoiceParties } from "./invoice-parties.tsx";
import { InvoiceSide } from "./invoice-side.tsx";
import { useInvoiceSums } from "./use-invoice-sums.ts";
import "#app/modules/ledger/screens/accounting.css";
import "../billing/billing.css";

/** An invoice: parties, lines, sums, payment, and files. */
export function InvoicePage({ view }: { view: InvoiceView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { invoice } = view;
  const { currency } = invoice;
  const [asking, setAsking] = useState<DocumentAction | null>(null);
  const entries = useBillingEntries("invoice", { events: view.events, currency });
  const sums = useInvoiceSums(view);
  const total = `${formatAmount(asking === "pay" ? view.open : invoice.total, currency, locale)} ${currency}`;
  return (
    <>
      <DetailPage
        crumbs={[
          { label: t("billing:title"), to: getPartPath(view.may.pending ? "pending" : "invoices") },
          { label: t("billing:part.invoices"), to: getPartPath("invoices") },
          { label: invoice.number },
        ]}
        title={invoice.number}
        status={<Status kind="invoice" code={invoice.status} badge />}
        actions={getInvoiceActions(view, t, setAsking)}
        facts={
          <>
            <span>
              <b>{invoice.merchantName}</b>
            </span>
            <span>
              <DaySpanText from={invoice.periodFrom} to={invoice.periodTo} />
            </span>
            <span>{t("billing:orders_count", { count: invoice.orderCount })}</span>
            <span>
              {t("common:field.currency")} <b>{currency}</b>
            </span>
            {invoice.disputes > 0 && (
              <b className="near-limit">{t("billing:disputed_count", { count: invoice.disputes })}</b>
            )}
            {view.open !== invoice.total && view.open > 0 && (
              <b className="near-limit">
                {t("billing:open_amount", { sum: `${formatAmount(view.open, currency, locale)} ${currency}` })}
              </b>
            )}
            {view.taxCurrency && !invoice.exchange && (
              <b className="near-limit">{t("billing:exchange.missing", { currency: view.taxCurrency })}</b>
            )}
            {invoice.closedAt && invoice.closedBy && <span>{t(`billing:closed.${invoice.closedBy}`)}</span>}
            {invoice.cancellation && <span>{t("billing:cancels", { number: invoice.cancellation })}</span>}
          </>
        }
        journey={
          <SumBand
            sums={sums}
            last={{ key: "total", label: t("billing:band.total"), amount: invoice.total }}
            currency={currency}
          />
        }
        side={
          <>
            <InvoiceSide view={view} />
            <EventTimeline entries={entries} />
          </>
        }
      >
        <InvoiceParties invoice={invoice} />
        <DetailSection title={t("billing:lines")} note={t("billing:lines_note", { currency })}>
          <InvoiceLines view={view} sums={sums} />
        </DetailSection>
      </DetailPage>
      {asking && (
        <DocumentDialog
          key={asking}
          action={asking}
          document={invoice}
          treatment={invoice.taxTreatment}
          sum={total}
          email={invoice.buyer.email}
          peppol={view.peppol}
          till={view.till}
          exchange={view.taxCurrency ? toExchangeQuestion(view.taxCurrency, invoice) : undefined}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** What the dialog of the exchange rate asks. */
const toExchangeQuestion = (to: string, { currency, issuedOn, exchange }: InvoiceView["invoice"]) => ({
  ...{ from: currency, to, on: exchange?.on ?? issuedOn, rate: exchange?.rate, source: exchange?.source },
});

const actionIcons = {
  modify: Pencil,
  exchange: ArrowLeftRight,
  pay: WalletCards,
  unpay: Undo2,
  send: Send,
  remind: Bell,
  net: Scale,
  credit: FileMinus,
  void: Ban,
} as const;

function getInvoiceActions(
  { actions, invoice }: InvoiceView,
  t: ReturnType<typeof useTranslate>,
  ask: (action: DocumentAction) => void,
): DetailAction[] {
  const order = ["send", "remind", "modify", "exchange", "unpay", "net", "credit", "void", "pay"] as const;
  return order
    .filter((action) => actions.includes(action))
    .map((action) => ({
      key: action,
      label: t(`billing:act.${action}`),
      icon: actionIcons[action],
      onSelect: () => ask(action),
      ...(action === "pay" ? { primary: true } : {}),
      ...(action === "remind" || (action === "exchange" && invoice.exchange) ? { quiet: true } : {}),
      ...(action === "remind" && !invoice.buyer.email ? { unavailable: t("billing:no_email") } : {}),
    }));
}
