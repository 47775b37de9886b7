import { ReceiptText } from "lucide-react";
import { useState } from "react";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";

interface GenerateProps {
  /** Ids of the listed rows, `agent:currency`. */
  agents: readonly string[];
  owed: readonly { currency: string; amount: number }[];
  net: boolean;
  /** Range of local days to pay; null for all. */
  worked: LocalDays | null;
}

interface GeneratedResult {
  receipts?: readonly unknown[];
  refused?: readonly { code: ErrorCode }[];
}

/** Generates receipts for all listed agents, after showing the totals. */
export function GenerateAgentReceipts({ agents, owed, net, worked }: GenerateProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  // Close now: when all agents are paid, this component is gone after the reload.
  const { run, busy } = useCommand<GeneratedResult>(null, (answer) => {
    if (!answer.ok) return showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
    const { receipts = [], refused = [] } = answer.value;
    showToast(t("payouts:done.generated", { count: receipts.length }));
    if (refused[0]) showErrorToast(t(`errors:${refused[0].code}`));
    setAsking(false);
  });
  const count = agents.length;
  const generate = () => void run("accounting.agent_billing.generate_receipts", { agents, net_cash: net, ...worked });
  return (
    <>
      <Button kind="primary" icon={ReceiptText} onClick={() => setAsking(true)}>
        {t("payouts:generate_count", { count })}
      </Button>
      {asking && (
        <Dialog
          open
          title={t("payouts:generate_ask", { count })}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button kind="ghost" onClick={() => setAsking(false)}>
                {t("common:action.not_now")}
              </Button>
              <Button kind="primary" pending={busy} onClick={generate}>
                {t("payouts:generate_count", { count })}
              </Button>
            </>
          }
        >
          <dl className="holding-sums">
            <div>
              <dt>{t("payouts:column.to_pay")}</dt>
              {owed.map(({ currency, amount }) => (
                <dd key={currency}>
                  <MoneyText amount={amount} currency={currency} />
                </dd>
              ))}
            </div>
          </dl>
          <p className="hint">{t("payouts:vat_added")}</p>
          {net && <p className="hint">{t("payouts:net_why")}</p>}
        </Dialog>
      )}
    </>
  );
}
