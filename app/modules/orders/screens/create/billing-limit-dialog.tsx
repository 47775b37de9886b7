import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";

/** Explains that a merchant has reached its billing limit. */
export function BillingLimitDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const footer = (
    <Button kind="primary" onClick={onClose}>
      {t("common:action.ok")}
    </Button>
  );
  return (
    <Dialog open title={t("orders:limit.title")} onClose={onClose} footer={footer}>
      <p>{t("orders:limit.text")}</p>
    </Dialog>
  );
}
