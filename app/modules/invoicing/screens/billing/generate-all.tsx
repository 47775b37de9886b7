import { FileText, WalletCards } from "lucide-react";
import { useRef, useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { PendingDays } from "../../db/pending-days.server.ts";
import { DaysFields } from "./days-fields.tsx";

const generateActions = {
  invoices: { intent: "accounting.merchant_billing.generate_invoices", word: "billing:generate_all" },
  settlements: { intent: "accounting.merchant_billing.generate_settlements", word: "billing:settle_all" },
} as const;
type GenerateActionKey = keyof typeof generateActions;

/** The result of one call: generated documents and the number of merchants left. */
interface GeneratedResult {
  documents?: readonly unknown[];
  remaining?: number;
  next?: string | null;
}

interface GenerateAllProps {
  may: MerchantBillingRights;
  invoices: number;
  /** Range of days of the list. */
  days: PendingDays | null;
}

/** Generates invoices or settlements for all merchants, with repeated calls until none is left. */
export function GenerateAll({ may, invoices, days: shown }: GenerateAllProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState<GenerateActionKey | null>(null);
  const days = useRef({ from: "", to: "" });
  const made = useRef(0);
  const act = useCommandWithToast((intent, value) => {
    const { documents = [], remaining = 0, next }: GeneratedResult = Object(value);
    made.current += documents.length;
    if (next) {
      showToast(t("billing:done.going", { made: String(made.current), left: String(remaining) }));
      act.run(intent, { ...wanted(), after: next });
      return;
    }
    showToast(made.current > 0 ? t("billing:done.generated", { count: made.current }) : t("billing:done.nothing"));
    setAsking(null);
  });
  const wanted = () => ({ all: true, from: days.current.from || undefined, to: days.current.to || undefined });
  const ask = (action: GenerateActionKey) => {
    days.current = { from: shown?.from ?? "", to: shown?.to ?? "" };
    setAsking(action);
  };
  const start = (action: GenerateActionKey) => {
    made.current = 0;
    act.run(generateActions[action].intent, wanted());
  };
  return (
    <>
      {may.settlement && (
        <Button icon={WalletCards} onClick={() => ask("settlements")}>
          {t("billing:generate_settlements")}
        </Button>
      )}
      {may.invoice && invoices > 0 && (
        <Button kind="primary" icon={FileText} onClick={() => ask("invoices")}>
          {t("billing:generate_all_count", { count: invoices })}
        </Button>
      )}
      {asking && (
        <Dialog
          open
          title={t(generateActions[asking].word)}
          onClose={() => setAsking(null)}
          footer={
            <>
              <Button kind="ghost" onClick={() => setAsking(null)}>
                {t("common:action.not_now")}
              </Button>
              <Button kind="primary" pending={act.busy} onClick={() => start(asking)}>
                {t(generateActions[asking].word)}
              </Button>
            </>
          }
        >
          <p>{t("billing:generate_text")}</p>
          <DaysFields
            days={shown}
            onDay={(end, day) => {
              days.current[end] = day;
            }}
          />
        </Dialog>
      )}
    </>
  );
}
