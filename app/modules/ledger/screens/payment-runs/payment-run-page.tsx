import { Ban, CheckCheck, FileDown } from "lucide-react";
import { useState } from "react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { DetailPage } from "#app/ui/resource/detail/detail-page.tsx";
import type { PaymentRunView } from "../../commands/payment-runs/view-runs.server.ts";
import { PaymentRunDialog, type RunQuestion } from "./payment-run-dialog.tsx";
import { PaymentRunState } from "./payment-runs.resource.tsx";
import { RunPath } from "./run-path.tsx";
import { RunPayments } from "./run-payments.tsx";
import { RunSide } from "./run-side.tsx";
import "../accounting.css";
import "./payment-runs.css";

/** A payment run: who chose and approved it, its file, and what became of its payments. */
export function PaymentRunPage({ view }: { view: PaymentRunView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { run, actions } = view;
  const [asking, setAsking] = useState<RunQuestion | null>(null);
  const sum = `${formatAmount(run.total, run.currency, locale)} ${run.currency}`;
  const offered: DetailAction[] = [
    ...(actions.includes("void")
      ? [{ key: "void", label: t("runs:void"), icon: Ban, quiet: true, onSelect: () => setAsking("void") }]
      : []),
    ...(actions.includes("file")
      ? [
          {
            key: "file",
            label: t(run.files > 0 ? "runs:make_again" : "runs:make_file"),
            icon: FileDown,
            ...(run.files > 0 ? { quiet: true } : { primary: true }),
            onSelect: () => setAsking("file"),
          },
        ]
      : []),
    ...(actions.includes("approve")
      ? [
          {
            key: "approve",
            label: t("runs:approve"),
            icon: CheckCheck,
            primary: true,
            onSelect: () => setAsking("approve"),
          },
        ]
      : []),
  ];
  return (
    <>
      <DetailPage
        crumbs={[{ label: t("runs:title"), to: "/accounting/payment-runs" }, { label: run.number }]}
        title={run.number}
        status={<PaymentRunState status={run.status} returned={run.returned} />}
        actions={offered}
        facts={
          <>
            <span>
              {t("runs:from")} <b>{run.iban}</b>
            </span>
            <span>{t("runs:payments", { count: run.payments })}</span>
            <span>
              {t("common:field.currency")} <b>{run.currency}</b>
            </span>
            <span>
              {t("runs:column.pay_on")} <DateTimeText at={run.payOn} style="date" />
            </span>
            {run.needsApproval && view.own && <b className="near-limit">{t("runs:own")}</b>}
          </>
        }
        journey={<RunPath view={view} />}
        side={<RunSide view={view} />}
      >
        <RunPayments view={view} />
      </DetailPage>
      {asking && <PaymentRunDialog view={view} asking={asking} sum={sum} onClose={() => setAsking(null)} />}
    </>
  );
}
