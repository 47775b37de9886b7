import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { WorkspaceList } from "#app/ui/shell/workspace-list.tsx";
import { LogOutButton } from "./log-out-button.tsx";

interface SuspendedScreenProps {
  workspace: string;
  others: readonly { id: string; name: string; place: string }[];
  /** Empty when no portal is configured. */
  billingPortalUrl: string;
  supportAddress: string;
}

/** 'Account Suspended': links to payment, support and the person's other workspaces. */
export function SuspendedScreen({ workspace, others, billingPortalUrl, supportAddress }: SuspendedScreenProps) {
  const t = useTranslate();
  return (
    <div className="wide">
      <PageTitle>{t("auth:suspended.title")}</PageTitle>
      <h1>{t("auth:suspended.title")}</h1>
      <p className="soft-ink">{t("auth:suspended.text", { workspace })}</p>
      {billingPortalUrl && (
        <a className="button button-primary button-large" href={billingPortalUrl}>
          {t("auth:suspended.portal")}
        </a>
      )}
      {supportAddress && (
        <a className="link" href={`mailto:${supportAddress}`}>
          {t("auth:suspended.support")}
        </a>
      )}
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
