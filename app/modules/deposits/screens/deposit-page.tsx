import { Ban, CircleCheck, Printer } from "lucide-react";
import { useState } from "react";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText, formatAmount, MoneyText } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { DetailSection, type Fact, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import type { DepositView } from "../commands/view-deposits.server.ts";
import { DifferenceReason } from "./deposit-dialogs.tsx";
import { DepositState } from "./deposits.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "./deposits.css";

/** A deposit: what left, what the bank is to credit and what it did, and its cheques. */
export function DepositPage({ view }: { view: DepositView }) {
  const t = useTranslate();
  const [asking, setAsking] = useState<"confirm" | "void" | null>(null);
  const { deposit, pieces, events } = view;
  const { number, currency } = deposit;
  const entries = events.toReversed().map(({ id, type, actorName, at }) => ({
    ...{ key: id, title: t(`accounting:event.${type}`), text: "", at, by: actorName },
  }));
  return (
    <>
      <DetailPage
        crumbs={[
          { label: t("deposits:title"), to: "/accounting/cash-book" },
          { label: t("deposits:part.deposits"), to: "/accounting/cash-book/deposits" },
          { label: number },
        ]}
        title={number}
        status={<DepositState status={deposit.status} />}
        actions={getDepositActions(view, t, setAsking)}
        facts={
          <>
            <span>{t(`deposits:kind.${deposit.kind}`)}</span>
            <span>
              {t("common:field.currency")} <b>{currency}</b>
            </span>
            <span>
              {t("deposits:column.handed_in")} <DateTimeText at={deposit.createdAt} within /> · {deposit.createdByName}
            </span>
          </>
        }
        side={<EventTimeline entries={entries} />}
      >
        <DetailSection title={t("deposits:column.deposit")}>
          <Facts facts={listFacts(view, t)} numbers />
        </DetailSection>
        {pieces.length > 0 && (
          <DetailSection title={t("deposits:cheques")}>
            <div className="cash-table">
              <table>
                <tbody>
                  {pieces.map(({ id, orderNumber, invoiceNumber, customerName, state, amount }) => (
                    <tr key={id}>
                      <td className="cell-id">{orderNumber ?? invoiceNumber}</td>
                      <td>{customerName}</td>
                      <td className="soft-ink">{t(`deposits:cheque_state.${state}`)}</td>
                      <td className="to-right">
                        <AmountText amount={amount} currency={currency} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </DetailSection>
        )}
      </DetailPage>
      {asking && <DepositDialog view={view} asking={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

type Translate = ReturnType<typeof useTranslate>;

function listFacts({ deposit, tillName }: DepositView, t: Translate): Fact[] {
  const { currency, amount, fee, expected, counted, confirmedOn, reason, slip, bag, note } = deposit;
  const sum = (value: number | null) => value !== null && <MoneyText amount={value} currency={currency} />;
  const facts: Fact[] = [
    { label: t("deposits:column.amount"), value: sum(amount) },
    { label: t("deposits:column.fee"), value: fee !== 0 && sum(fee) },
    { label: t("deposits:expected"), value: sum(expected) },
    { label: t("deposits:column.counted"), value: sum(counted) },
    { label: t("deposits:difference"), value: counted !== null && counted !== expected && sum(counted - expected) },
    { label: t("deposits:reason"), value: reason && t(`accounting:reason.${reason}`) },
    { label: t("deposits:confirmed_on"), value: confirmedOn && <DateTimeText at={confirmedOn} style="date" /> },
    { label: t("accounting:till.label"), value: tillName },
    { label: t("deposits:column.slip"), value: slip },
    { label: t("deposits:column.bag"), value: bag },
    { label: t("deposits:note"), value: note },
  ];
  return facts.filter(({ value }) => value);
}

function getDepositActions(
  { deposit, may, actions }: DepositView,
  t: Translate,
  ask: (action: "confirm" | "void") => void,
): DetailAction[] {
  const print = () =>
    window.open(withTabAccount(`/api/deposits/${deposit.number}/file?format=pdf`), "_blank", "noopener");
  return [
    ...(may.print
      ? [{ key: "print", label: t("common:action.print"), icon: Printer, quiet: true, onSelect: print }]
      : []),
    ...(actions.includes("void")
      ? [{ key: "void", label: t("deposits:void"), icon: Ban, onSelect: () => ask("void") }]
      : []),
    ...(actions.includes("confirm")
      ? [
          {
            key: "confirm",
            label: t("deposits:confirm"),
            icon: CircleCheck,
            primary: true,
            onSelect: () => ask("confirm"),
          },
        ]
      : []),
  ];
}

interface DepositDialogProps {
  view: DepositView;
  asking: "confirm" | "void";
  onClose: () => void;
}

function DepositDialog({ view: { deposit }, asking, onClose }: DepositDialogProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { number, version, currency, kind, expected } = deposit;
  const sum = `${formatAmount(asking === "void" ? deposit.amount : expected, currency, locale)} ${currency}`;
  return (
    <CommandDialog
      title={t(`deposits:${asking}_ask`, { number })}
      text={t(`deposits:${asking}_text`, { sum })}
      submitLabel={t(`deposits:${asking}`)}
      cancelLabel={t(`deposits:${asking}_not`)}
      intent={`accounting.deposits.${asking}`}
      hidden={{ number, version: String(version) }}
      danger={asking === "void"}
      onDone={t(asking === "void" ? "deposits:voided" : "deposits:confirmed", { number })}
      onClose={onClose}
    >
      {asking === "void" && <TextField name="reason" label={t("deposits:reason")} maxLength={300} />}
      {asking === "confirm" && <DateTimeField kind="date" name="on" label={t("deposits:day")} optional />}
      {asking === "confirm" && kind === "cash" && (
        <>
          <TextField
            name="counted"
            label={t("deposits:column.counted")}
            end={<span className="unit">{currency}</span>}
            decimal
            optional
          />
          <DifferenceReason />
        </>
      )}
    </CommandDialog>
  );
}
