import { Ban, Download, Printer, Send, Undo2, WalletCards } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatDocumentAddress } from "#app/modules/ledger/model/document-address.ts";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { DateTimeText, DaysBetweenText } from "#app/ui/formats/date-time.tsx";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { SettlementView } from "../../commands/settlements/view-settlements.server.ts";
import { getDocumentPath, getPartPath } from "../billing/billing-tabs.tsx";
import { type DocumentAction, DocumentDialog } from "../billing/document-dialog.tsx";
import { DocumentFileLinks } from "../billing/file-links.tsx";
import { type BandSum, SumBand } from "../billing/sum-band.tsx";
import { useBillingEntries } from "../billing/use-billing-entries.ts";
import { SentList } from "../sendings/sent-list.tsx";
import { SettlementStatement } from "./settlement-statement.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "../billing/billing.css";

/** A settlement: statement by order, disputes, and the amount paid out. */
export function SettlementPage({ view }: { view: SettlementView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { settlement, may } = view;
  const { currency, number } = settlement;
  const [asking, setAsking] = useState<DocumentAction | null>(null);
  const entries = useBillingEntries("settlement", { events: view.events, currency });
  const sums: BandSum[] = [
    { key: "opening", label: t("billing:band.opening"), amount: settlement.opening },
    { key: "received", label: t("billing:band.received"), amount: settlement.received, sign: "+" },
    ...(settlement.corrected === 0
      ? []
      : [{ key: "corrected", label: t("billing:band.corrected"), amount: settlement.corrected, sign: "+" as const }]),
    ...(settlement.invoiceId
      ? [
          { key: "fees", label: t("billing:band.fees"), amount: settlement.fees, sign: "−" as const },
          { key: "vat", label: t("billing:band.no_vat"), amount: settlement.tax, sign: "−" as const },
        ]
      : []),
  ];
  const sum = `${formatAmount(Math.abs(settlement.closing), currency, locale)} ${currency}`;
  return (
    <>
      <DetailPage
        crumbs={[
          { label: t("billing:title"), to: getPartPath(may.pending ? "pending" : "settlements") },
          { label: t("billing:part.settlements"), to: getPartPath("settlements") },
          { label: number },
        ]}
        title={number}
        status={<Status kind="settlement" code={settlement.status} badge />}
        actions={getSettlementActions(view, t, sum, setAsking)}
        facts={
          <>
            <span>
              <b>{settlement.merchantName}</b>
            </span>
            <DeliveredRange lines={view.lines} />
            <span>
              {t("common:field.currency")} <b>{currency}</b>
            </span>
            {settlement.invoiceId && settlement.invoiceNumber && (
              <span>
                {t("billing:combined_with")}{" "}
                <Link
                  className="link"
                  to={getDocumentPath("invoices", { id: settlement.invoiceId, number: settlement.invoiceNumber }, may)}
                >
                  {settlement.invoiceNumber}
                </Link>
              </span>
            )}
            {settlement.disputes > 0 && (
              <b className="near-limit">{t("billing:disputed_count", { count: settlement.disputes })}</b>
            )}
            <span>
              {t("billing:statement_generated")} <DateTimeText at={settlement.createdAt} within /> ·{" "}
              {settlement.createdByName}
            </span>
          </>
        }
        journey={
          <SumBand
            sums={sums}
            last={{
              key: "closing",
              label: t(`billing:band.${getClosingSum(settlement)}`),
              amount: settlement.closing,
            }}
            currency={currency}
          />
        }
      >
        <SettlementStatement view={view} />
        <section className="statement-foot">
          <SentList sendings={view.sendings} />
          <EventTimeline entries={entries} />
          <DocumentFileLinks
            part="settlements"
            number={number}
            address={formatDocumentAddress(settlement, may.portal)}
            print={may.print_settlement}
            exports={may.export_settlement}
          />
        </section>
      </DetailPage>
      {asking && (
        <DocumentDialog
          key={asking}
          action={asking}
          document={settlement}
          sum={sum}
          owed={settlement.closing < 0}
          till={view.till}
          email={settlement.buyer.email}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** First and last delivery of its orders. */
function DeliveredRange({ lines }: Pick<SettlementView, "lines">) {
  const t = useTranslate();
  const times = lines.flatMap(({ deliveredAt }) => deliveredAt ?? []).toSorted((a, b) => a - b);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <span>
      {t("billing:column.delivered")} <DaysBetweenText from={first} to={last} />
    </span>
  );
}

/** Label of the closing balance by status and sign. */
function getClosingSum({ closing, status }: SettlementView["settlement"]) {
  const settled = status === settlementStatuses.code.settled;
  if (closing < 0) return settled ? "closing_came" : "closing_owed";
  return settled ? "closing_paid" : "closing";
}

function getSettlementActions(
  { actions, may, settlement }: SettlementView,
  t: ReturnType<typeof useTranslate>,
  sum: string,
  ask: (action: DocumentAction) => void,
): DetailAction[] {
  const at = getDocumentPath("settlements", settlement, may);
  const opened = (address: string) => () => window.open(withTabAccount(address), "_blank", "noopener");
  const file = (word: string) => opened(`${at}/${word}`);
  const files = {
    xlsx: file("export?format=xlsx"),
    csv: file("export?format=csv"),
    json: opened(`/api/billing/settlements/${formatDocumentAddress(settlement, may.portal)}`),
  } as const;
  return [
    ...(may.print_settlement
      ? [{ key: "print", label: t("common:action.print"), icon: Printer, quiet: true, onSelect: file("print") }]
      : []),
    ...(may.export_settlement
      ? (["xlsx", "csv", "json"] as const).map((key) => ({
          key,
          label: t(`billing:files.${key}`),
          icon: Download,
          quiet: true,
          onSelect: files[key],
        }))
      : []),
    ...(actions.includes("send")
      ? [{ key: "send", label: t("billing:act.send"), icon: Send, onSelect: () => ask("send_settlement") }]
      : []),
    ...(actions.includes("unsettle")
      ? [{ key: "unsettle", label: t("billing:act.unsettle"), icon: Undo2, onSelect: () => ask("unsettle") }]
      : []),
    ...(actions.includes("void")
      ? [{ key: "void", label: t("billing:act.void_settlement"), icon: Ban, onSelect: () => ask("void_settlement") }]
      : []),
    ...(actions.includes("settle")
      ? [
          {
            key: "settle",
            label: t(settlement.closing < 0 ? "billing:act.settle_owed" : "billing:act.settle_sum", { sum }),
            icon: WalletCards,
            primary: true,
            onSelect: () => ask("settle"),
          },
        ]
      : []),
  ];
}
