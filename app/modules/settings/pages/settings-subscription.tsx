import { ExternalLink, Mail } from "lucide-react";
import { planKeys } from "#app/modules/workspace/model/subscription-plans.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { SettingsPage } from "#app/ui/shell/settings/settings-page.tsx";
import { UsageTable } from "../screens/subscription/usage-table.tsx";
import type { Route } from "./+types/settings-subscription.ts";

export { subscriptionLoader as loader } from "../http/billing.server.ts";

/** The plan, its trial and payment, current usage and overage. */
export default function Subscription({
  loaderData: { subscription, billingPortalUrl, supportAddress },
}: Route.ComponentProps) {
  const t = useTranslate();
  const { instant } = useDates();
  const { plan, trial_ends_at: trial, cancels_at: cancels, payment, usage } = subscription;
  const key = planKeys.find((each) => each === plan);
  return (
    <SettingsPage title="subscription:title">
      <div className="settings-form">
        <section>
          <dl className="fact-line">
            <dt>{t("subscription:plan")}</dt>
            <dd>
              <b>{key ? t(`subscription:plans.${key}`) : (plan ?? t("subscription:no_plan"))}</b>
              {plan === null && <p>{t("subscription:no_plan_why")}</p>}
              {trial !== null && plan !== null && (
                <p>{t("subscription:trial_until", { date: instant(trial, "date") })}</p>
              )}
            </dd>
            <dt>{t("subscription:payment")}</dt>
            <dd>
              <b className={payment === "ok" ? undefined : "text-danger"}>{t(`subscription:payment_${payment}`)}</b>
              {cancels !== null && <p>{t("subscription:cancels_on", { date: instant(cancels, "date") })}</p>}
            </dd>
          </dl>
          <div className="flex gap-2 items-center">
            {billingPortalUrl ? (
              <a className="button button-primary" href={billingPortalUrl}>
                <Icon of={ExternalLink} size={15} />
                {t("subscription:portal")}
              </a>
            ) : (
              <p className="soft-ink">{t("subscription:portal_none")}</p>
            )}
          </div>
        </section>
        {usage.length > 0 && (
          <section>
            <header>
              <h2>{t("subscription:usage")}</h2>
              <p>{t("subscription:usage_why")}</p>
            </header>
            <UsageTable usage={usage} currency={subscription.currency} total={subscription.overage} />
          </section>
        )}
        <section id="support">
          <header>
            <h2>{t("common:nav.billing_support")}</h2>
            <p>{t(supportAddress ? "subscription:support_why" : "subscription:support_none")}</p>
          </header>
          {supportAddress && (
            <div>
              <a className="button" href={`mailto:${supportAddress}`}>
                <Icon of={Mail} size={15} />
                {t("subscription:support")}
              </a>
            </div>
          )}
        </section>
      </div>
    </SettingsPage>
  );
}
