import { CircleAlert, Clock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { BillingNotice } from "#app/modules/workspace/model/billing.ts";
import { useHydrated } from "../client/use-hydrated.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button, ButtonLink } from "../primitives/button.tsx";
import { Dialog } from "../primitives/dialog.tsx";
import { Icon } from "../primitives/icon.tsx";
import type { ShellBilling } from "./shell-data.ts";

/** The trial's end, or the cancellation that an overdue payment leads to, above every page. */
export function BillingBanner({ notice: { kind, days } }: { notice: BillingNotice }) {
  const t = useTranslate();
  const when = days <= 0 ? "today" : days === 1 ? "tomorrow" : "days";
  return (
    <div className={`billing-bar${kind === "overdue" || days <= 1 ? " grave" : ""}`} role="status">
      <Icon of={kind === "trial" ? Clock : CircleAlert} size={15} />
      <span>{t(`common:billing.${kind}_${when}`, { days })}</span>
      <Link to="/settings/subscription">{t("common:billing.open")}</Link>
    </div>
  );
}

/** Payment failed, or a payment method is required: shown over the page once per window, until dismissed. */
export function PaymentOverlay({ payment, portal }: { payment: NonNullable<ShellBilling["payment"]>; portal: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  if (!hydrated || closed || sessionStorage.getItem(dismissedKey) === payment) return null;
  const close = () => {
    sessionStorage.setItem(dismissedKey, payment);
    setClosed(true);
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={close}>
        {t("common:billing.later")}
      </Button>
      {portal ? (
        <a className="button button-primary" href={portal}>
          {t("common:billing.portal")}
        </a>
      ) : (
        <ButtonLink kind="primary" to="/settings/subscription" onClick={close}>
          {t("common:billing.open")}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Dialog open title={t(`common:billing.${payment}`)} onClose={close} footer={footer}>
      <p>{t(`common:billing.${payment}_text`)}</p>
    </Dialog>
  );
}

const dismissedKey = "payment-read";
