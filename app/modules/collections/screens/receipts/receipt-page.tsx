import { Ban, Download, Printer, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { EventTimeline } from "#app/ui/resource/detail/event-timeline.tsx";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { Status } from "#app/ui/status/status.tsx";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import { CountPane } from "./count-pane.tsx";
import { DifferenceSection } from "./difference-section.tsx";
import { PostedTable } from "./posted-table.tsx";
import { ReceiptBand } from "./receipt-band.tsx";
import { ReceiptFoot } from "./receipt-foot.tsx";
import { ReceiptLines } from "./receipt-lines.tsx";
import { useCashCount } from "./use-cash-count.ts";
import { useReceiptEntries } from "./use-receipt-entries.ts";
import "#app/modules/ledger/screens/accounting.css";

const { voided, received } = receiptStatuses.code;
const receiptsPath = "/accounting/collections/receipts";

/** A receipt: collections, cash count, difference and postings. */
export function ReceiptPage({ view }: { view: ReceiptView }) {
  const t = useTranslate();
  const { receipt, lines, actions } = view;
  const count = useCashCount(view);
  const entries = useReceiptEntries(view);
  const [asking, setAsking] = useState<"reopen" | "void" | null>(null);
  const act = useCommandWithToast(() => showToast(t("accounting:done.received", { number: receipt.number })));
  const counting = actions.includes("receive");
  const seen = { number: receipt.number, version: String(receipt.version) };
  const receive = () => act.run("accounting.order_collections.receive", { ...seen, ...count.values });
  const till = view.tillName ?? view.till?.tills.find(({ value }) => value === count.tillId)?.label;
  const agent = receipt.agentName ?? t("accounting:no_agent");
  return (
    <div className="receipt-page">
      <DetailPage
        crumbs={[
          { label: t("accounting:title"), to: "/accounting/collections/pending" },
          { label: t("accounting:part.receipts"), to: receiptsPath },
          { label: receipt.number },
        ]}
        title={receipt.number}
        status={<Status kind="receipt" code={receipt.status} badge />}
        actions={getReceiptActions(view, t, setAsking)}
        facts={
          <>
            <span>
              <b>{agent}</b>
            </span>
            <span>{t("accounting:collections_count", { count: receipt.lineCount })}</span>
            <span>
              {t("common:field.currency")} <b>{receipt.currency}</b>
            </span>
            <span>
              {t("accounting:column.generated")} <DateTimeText at={receipt.createdAt} within /> ·{" "}
              {receipt.createdByName}
            </span>
            {view.tillName && (
              <span>
                {t("accounting:till.label")} <b>{view.tillName}</b>
              </span>
            )}
            {view.nettedWith && (
              <span>
                {t("accounting:netted_with")}{" "}
                <Link className="link" to={`/accounting/agent-billing/receipts/${view.nettedWith}`}>
                  {view.nettedWith}
                </Link>
              </span>
            )}
          </>
        }
        journey={<ReceiptBand receipt={receipt} count={count} />}
        side={
          <>
            {receipt.status !== voided && <PostedTable view={view} till={till} posted={count.posted} />}
            <EventTimeline entries={entries} />
          </>
        }
      >
        <section className={counting ? "receipt-two" : undefined}>
          <div>
            <div className="section-head">
              <h2>
                {t("accounting:part.all")}
                <span>{t("accounting:amounts_in", { currency: receipt.currency })}</span>
              </h2>
            </div>
            <ReceiptLines lines={lines} />
          </div>
          {counting && <CountPane view={view} count={count} />}
        </section>
        {counting && count.entered && count.difference !== 0 && (
          <DifferenceSection view={view} count={count} errors={act.refused?.errors ?? {}} />
        )}
        {receipt.status === received && receipt.difference !== 0 && <SettledNote receipt={receipt} />}
      </DetailPage>
      <LeaveGuard active={counting && count.dirty && !act.busy} />
      {counting && <ReceiptFoot receipt={receipt} count={count} busy={act.busy} onReceive={receive} />}
      {asking && (
        <CommandDialog
          key={asking}
          title={t(`accounting:ask.${asking}`, { number: receipt.number })}
          text={t(`accounting:ask.${asking}_text`)}
          submitLabel={t(`accounting:${asking}`)}
          cancelLabel={t(`accounting:ask.${asking}_not`)}
          intent={
            asking === "void" ? "accounting.order_collections.void_receipt" : "accounting.order_collections.reopen"
          }
          hidden={seen}
          danger={asking === "void"}
          onDone={t(`accounting:done.${asking}`, { number: receipt.number })}
          onClose={() => setAsking(null)}
        >
          {asking === "void" && <TextField name="reason" label={t("accounting:column.reason")} maxLength={500} />}
        </CommandDialog>
      )}
    </div>
  );
}

/** The result of a received receipt. */
function SettledNote({ receipt }: { receipt: ReceiptView["receipt"] }) {
  const t = useTranslate();
  const { difference, reason, borneBy, note, currency } = receipt;
  const facts = [
    {
      label: t(difference < 0 ? "accounting:short" : "accounting:over"),
      value: <MoneyText amount={Math.abs(difference)} currency={currency} />,
    },
    { label: t("accounting:column.reason"), value: reason && t(`accounting:reason.${reason}`) },
    { label: t("accounting:difference.borne_by"), value: borneBy && t(`accounting:bearer.${borneBy}`) },
    { label: t("accounting:column.note"), value: note },
  ];
  return (
    <DetailSection title={t("accounting:difference.title")} note={t("accounting:difference.note")}>
      <Facts facts={facts} />
    </DetailSection>
  );
}

function getReceiptActions(
  { receipt, actions, may }: ReceiptView,
  t: ReturnType<typeof useTranslate>,
  ask: (what: "reopen" | "void") => void,
): DetailAction[] {
  const file = (word: string) => () =>
    window.open(withTabAccount(`${receiptsPath}/${receipt.number}/${word}`), "_blank", "noopener");
  return [
    ...(may.print
      ? [{ key: "print", label: t("common:action.print"), icon: Printer, quiet: true, onSelect: file("print") }]
      : []),
    ...(may.export
      ? [{ key: "export", label: t("common:action.export"), icon: Download, quiet: true, onSelect: file("export") }]
      : []),
    ...(actions.includes("reopen")
      ? [{ key: "reopen", label: t("accounting:reopen"), icon: Undo2, onSelect: () => ask("reopen") }]
      : []),
    ...(actions.includes("void")
      ? [{ key: "void", label: t("accounting:void"), icon: Ban, onSelect: () => ask("void") }]
      : []),
  ];
}
