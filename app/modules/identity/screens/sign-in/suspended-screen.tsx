import { Link } from "react-router";
import { planKeys } from "#app/modules/workspace/model/subscription-plans.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { WorkspaceList } from "#app/ui/shell/workspace-list.tsx";
import { LogOutButton } from "./log-out-button.tsx";

interface SuspendedScreenProps {
  workspace: string;
  others: readonly { id: string; name: string; place: string }[];
  /** Empty when no portal is configured. */
  billingPortalUrl: string;
  supportAddress: string;
  /** Who can settle it; empty for the owner. */
  ownerAddress: string;
  timezone: string;
  /** The subscription, for those who may read it. */
  facts: SubscriptionFacts | null;
}

interface SubscriptionFacts {
  plan: string | null;
  payment: "ok" | "failed" | "method_required";
  endedAt: number | null;
}

/** 'Account Suspended': a way to pay or to be helped, plan and payment, and the person's other workspaces. */
export function SuspendedScreen({ workspace, others, facts, timezone, ...contacts }: SuspendedScreenProps) {
  const t = useTranslate();
  return (
    <div className="wide">
      <PageTitle>{t("auth:suspended.title")}</PageTitle>
      <h1>{t("auth:suspended.title")}</h1>
      <p className="soft-ink">{t("auth:suspended.text", { workspace })}</p>
      {facts && <Facts {...facts} timezone={timezone} />}
      <Contacts {...contacts} workspace={workspace} />
      {others.length > 0 && (
        <>
          <b>{t("auth:suspended.others")}</b>
          <WorkspaceList accounts={others} />
        </>
      )}
      <div className="flex gap-4 items-center">
        <Link className="link" to="/profile">
          {t("auth:suspended.profile")}
        </Link>
        <LogOutButton kind="ghost" />
      </div>
    </div>
  );
}

type ContactsProps = Pick<SuspendedScreenProps, "billingPortalUrl" | "supportAddress" | "ownerAddress" | "workspace">;

/** The first that the installation has is the button, others are links: billing portal, support, owner, looking again. */
function Contacts({ billingPortalUrl, supportAddress, ownerAddress, workspace }: ContactsProps) {
  const t = useTranslate();
  const subject = encodeURIComponent(t("auth:suspended.subject", { workspace }));
  const ways = [
    { href: billingPortalUrl, label: t("auth:suspended.portal") },
    { href: supportAddress && `mailto:${supportAddress}?subject=${subject}`, label: t("auth:suspended.support") },
    { href: ownerAddress && `mailto:${ownerAddress}?subject=${subject}`, label: t("auth:suspended.owner") },
    { href: "/account-suspended", label: t("auth:suspended.again") },
  ].filter(({ href }) => href !== "");
  return (
    <>
      {!billingPortalUrl && !supportAddress && <p className="soft-ink">{t("auth:suspended.outside")}</p>}
      {ways.map(({ href, label }, at) => (
        <a key={href} className={at === 0 ? "button button-primary button-large" : "link"} href={href}>
          {label}
        </a>
      ))}
    </>
  );
}

function Facts({ plan, payment, endedAt, timezone }: SubscriptionFacts & { timezone: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const key = planKeys.find((each) => each === plan);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: timezone });
  return (
    <dl className="fact-line">
      <dt>{t("subscription:plan")}</dt>
      <dd>{key ? t(`subscription:plans.${key}`) : (plan ?? t("subscription:no_plan"))}</dd>
      <dt>{t("subscription:payment")}</dt>
      <dd>{t(`subscription:payment_${payment}`)}</dd>
      {endedAt !== null && (
        <>
          <dt>{t("auth:suspended.ended")}</dt>
          <dd>{day.format(endedAt)}</dd>
        </>
      )}
    </dl>
  );
}
