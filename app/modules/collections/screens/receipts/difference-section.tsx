import { bearers, varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatAmount, MoneyText } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import type { CashCountState } from "./use-cash-count.ts";

interface DifferenceSectionProps {
  view: ReceiptView;
  count: CashCountState;
  /** Errors from the server by field. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** The difference, its reason, and who bears it. */
export function DifferenceSection({ view, count, errors }: DifferenceSectionProps) {
  const t = useTranslate();
  const { currency } = view.receipt;
  const option = <Key extends string>(key: Key, label: string) => ({ value: key, label });
  return (
    <DetailSection title={t("accounting:difference.title")} note={t("accounting:difference.note")}>
      <div className="variance">
        <div>
          <span className="faint-ink">{t(count.difference < 0 ? "accounting:short" : "accounting:over")}</span>
          <b>
            <MoneyText amount={Math.abs(count.difference)} currency={currency} />
          </b>
        </div>
        <Select
          label={t("accounting:column.reason")}
          placeholder={t("accounting:difference.choose")}
          value={count.reason}
          errors={errors.reason ? [...errors.reason] : undefined}
          options={varianceReasons.map((key) => option(key, t(`accounting:reason.${key}`)))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            count.setReason(varianceReasons.find((key) => key === value) ?? "");
          }}
        />
        <Select
          label={t("accounting:difference.borne_by")}
          value={count.borneBy}
          options={bearers
            .filter((key) => key !== "agent" || view.receipt.agentId !== "")
            .map((key) => option(key, t(`accounting:bearer.${key}`)))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            count.setBorneBy(bearers.find((key) => key === value) ?? "account");
          }}
        />
        <TextField
          label={t("accounting:column.note")}
          value={count.note}
          maxLength={500}
          onChange={(event) => count.setNote(event.currentTarget.value)}
        />
      </div>
      <AgentRecord view={view} />
    </DetailSection>
  );
}

/** Differences of the agent's earlier receipts. */
function AgentRecord({ view: { receipt, record } }: { view: ReceiptView }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const write = (amount: number) => `${formatAmount(amount, receipt.currency, locale)} ${receipt.currency}`;
  return (
    <p className="hint">
      {t("accounting:record", {
        agent: receipt.agentName ?? t("accounting:no_agent"),
        receipts: record.count,
        short: record.short.count,
        short_sum: write(record.short.amount),
        over: record.over.count,
        over_sum: write(record.over.amount),
      })}
    </p>
  );
}
