import { useState } from "react";
import { Link } from "react-router";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText, formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { AgentReceiptView } from "../commands/view-agent-receipts.server.ts";
import { agentReceiptStatuses } from "../model/agent-billing.enums.ts";
import type { AgentReceiptAction } from "../model/agent-receipt.states.ts";
import { agentReceiptsPath, getAgentReceiptActions } from "./agent-receipt-actions.ts";
import { AgentReceiptDialog } from "./agent-receipt-dialog.tsx";
import { TransactionLineHeads, TransactionLineRow } from "./transaction-lines.tsx";
import { useAgentReceiptEntries } from "./use-agent-receipt-entries.ts";
import "#app/modules/ledger/screens/accounting.css";

/** A payout receipt: transactions with their formulas, netted cash, and the amount to pay. */
export function AgentReceiptPage({ view }: { view: AgentReceiptView }) {
  const t = useTranslate();
  const { receipt, lines } = view;
  const entries = useAgentReceiptEntries(view);
  const [asking, setAsking] = useState<AgentReceiptAction | null>(null);
  return (
    <div className="receipt-page">
      <DetailPage
        crumbs={[
          { label: t("payouts:title"), to: "/accounting/agent-billing/pending" },
          { label: t("payouts:part.receipts"), to: agentReceiptsPath },
          { label: receipt.number },
        ]}
        title={receipt.number}
        status={<Status kind="agent_receipt" code={receipt.status} badge />}
        actions={getAgentReceiptActions(view, t, setAsking)}
        facts={<ReceiptFacts receipt={receipt} taxCurrency={view.taxCurrency} />}
        journey={<ReceiptSumBand receipt={receipt} />}
        side={<EventTimeline entries={entries} />}
      >
        <section>
          <div className="section-head">
            <h2>
              {t("payouts:transactions")}
              <span>{t("payouts:amounts_in", { currency: receipt.currency })}</span>
            </h2>
          </div>
          <table className="plain">
            <TransactionLineHeads />
            <tbody>
              {lines.map((line) => (
                <TransactionLineRow key={line.id} line={line} />
              ))}
            </tbody>
          </table>
          <LackingFactsNotice view={view} />
        </section>
      </DetailPage>
      {asking && <AgentReceiptDialog view={view} action={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** Lists missing details of the credit note and links to where they are entered. */
function LackingFactsNotice({ view: { lacking, receipt } }: { view: AgentReceiptView }) {
  const t = useTranslate();
  if (lacking.length === 0) return null;
  return (
    <p className="soft-ink">
      {t("payouts:lacking_note", { what: lacking.map((fact) => t(`payouts:lacking.${fact}`)).join(", ") })}{" "}
      <Link className="link" to={`/settings/agents?edit=${receipt.agentId}`}>
        {receipt.agentName}
      </Link>
    </p>
  );
}

type Receipt = AgentReceiptView["receipt"];

function ReceiptFacts({ receipt, taxCurrency }: Pick<AgentReceiptView, "receipt" | "taxCurrency">) {
  const t = useTranslate();
  return (
    <>
      <span>
        <b>{receipt.agentName ?? t("accounting:no_agent")}</b>
      </span>
      <span>{t("payouts:count", { count: receipt.lineCount })}</span>
      <span>
        {t("common:field.currency")} <b>{receipt.currency}</b>
      </span>
      <span>
        {t("payouts:column.generated")} <DateTimeText at={receipt.createdAt} within /> · {receipt.createdByName}
      </span>
      {taxCurrency && !receipt.exchange && (
        <b className="near-limit">{t("billing:exchange.missing", { currency: taxCurrency })}</b>
      )}
      {receipt.exchange && (
        <span>
          {t("billing:exchange.title", { currency: receipt.exchange.currency })}{" "}
          <b>
            <AmountText amount={receipt.exchange.tax} currency={receipt.exchange.currency} />
          </b>
        </span>
      )}
      {receipt.payroll && <span>{t("payouts:payroll_note")}</span>}
      {receipt.paidOn && receipt.method && (
        <span>
          {t("payouts:column.paid")} <DateTimeText at={receipt.paidOn} style="date" /> ·{" "}
          {t(`payouts:method.${receipt.method}`)}
        </span>
      )}
      {receipt.collectionReceipt && (
        <Link className="link" to={`/accounting/collections/receipts/${receipt.collectionReceipt}`}>
          {t("payouts:netted_with", { number: receipt.collectionReceipt })}
        </Link>
      )}
    </>
  );
}

/** The calculation of a receipt: earnings with VAT, minus cash handed over. */
function ReceiptSumBand({ receipt: { currency, total, tax, taxRate, cash, toPay, status } }: { receipt: Receipt }) {
  const t = useTranslate();
  const paid = status === agentReceiptStatuses.code.paid;
  const { locale } = useLanguage();
  const last = toPay < 0 ? "hands_over" : paid ? "paid" : "to_pay";
  return (
    <div className="perforation">
      <dl className="summary-band">
        <div>
          <dt>{t("payouts:band.earned")}</dt>
          <dd>
            <AmountText amount={total - tax} currency={currency} />
          </dd>
        </div>
        {taxRate !== null && (
          <div>
            <dt>{t("payouts:band.vat", { rate: formatNumber(taxRate / 100, locale, taxRate % 100 === 0 ? 0 : 1) })}</dt>
            <dd>
              <AmountText amount={tax} currency={currency} />
            </dd>
          </div>
        )}
        {cash !== null && (
          <div>
            <dt>{t("payouts:band.cash")}</dt>
            <dd>
              <AmountText amount={-cash} currency={currency} />
            </dd>
          </div>
        )}
        <div className="last">
          <dt>{t(`payouts:band.${last}`)}</dt>
          <dd>
            <AmountText amount={Math.abs(toPay)} currency={currency} /> <i>{currency}</i>
          </dd>
        </div>
      </dl>
    </div>
  );
}
