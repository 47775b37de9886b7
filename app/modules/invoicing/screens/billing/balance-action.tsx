import { ArrowLeftRight, FileText, WalletCards } from "lucide-react";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { ListedBalance } from "../../commands/billing/listed-balances.server.ts";
import type { PendingDays } from "../../db/pending-days.server.ts";

interface GeneratedResult {
  documents?: readonly { number: string }[];
  refused?: readonly { code: ErrorCode }[];
}

const balanceActions = {
  combine: { intent: "accounting.merchant_billing.combine", icon: ArrowLeftRight, word: "billing:combine" },
  invoice: {
    intent: "accounting.merchant_billing.generate_invoices",
    icon: FileText,
    word: "billing:generate_invoice",
  },
  settlement: {
    intent: "accounting.merchant_billing.generate_settlements",
    icon: WalletCards,
    word: "billing:generate_settlement",
  },
} as const;

interface BalanceActionProps {
  row: ListedBalance;
  may: MerchantBillingRights;
  /** Range of days to bill. */
  days: PendingDays | null;
}

/** The button that bills a merchant: invoice and settlement combined if both are due, otherwise the one that is. */
export function BalanceAction({ row, may, days }: BalanceActionProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  // Close now: when everything is billed, the row and this component are gone after the reload.
  const { run, busy } = useCommand<GeneratedResult>(null, (answer) => {
    if (!answer.ok) return showErrorToast(answer.message, Object.values(answer.errors)[0]?.[0]);
    const { documents = [], refused = [] } = answer.value;
    if (documents.length > 0)
      showToast(t("billing:done.made", { numbers: documents.map(({ number }) => number).join(", ") }));
    if (refused[0]) showErrorToast(t(`errors:${refused[0].code}`));
  });
  const owes = row.feeCount > 0;
  const isOwed = row.heldCount > 0;
  const both = owes && isOwed && may.invoice && may.settlement;
  const action = both ? "combine" : owes && may.invoice ? "invoice" : isOwed && may.settlement ? "settlement" : null;
  if (!action) return null;
  const { intent, icon, word } = balanceActions[action];
  const net = `${formatAmount(Math.abs(row.net), row.currency, locale)} ${row.currency}`;
  return (
    <>
      <Button icon={icon} pending={busy} onClick={() => void run(intent, { pending: [row.id], ...days })}>
        {t(word)}
      </Button>
      {both && <p className="hint">{t(row.net < 0 ? "billing:combine_owed" : "billing:combine_why", { net })}</p>}
    </>
  );
}
