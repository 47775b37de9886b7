import { buildShellData } from "#app/modules/home/http/shell.server.ts";
import { appContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { InvitationList, WorkspaceList } from "#app/ui/shell/workspace-list.tsx";
import { listInvitations } from "../db/invitations.reads.server.ts";
import { LogOutButton } from "../screens/sign-in/log-out-button.tsx";
import type { Route } from "./+types/workspaces.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  if (!session) return { accounts: [], invitations: [] };
  const { db, ports } = context.get(appContext);
  const { accounts } = buildShellData(session, null, {
    language: getRequestLanguage(request),
    now: 0,
    unread: 0,
    portal: "",
  });
  return { accounts, invitations: await listInvitations(db, session.user.email, ports.clock.now()) };
}

export default function Workspaces({ loaderData: { accounts, invitations } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="wide">
      <PageTitle>{t("auth:workspaces.title")}</PageTitle>
      <h1>{t("auth:workspaces.title")}</h1>
      <p className="soft-ink">{t(accounts.length > 0 ? "auth:workspaces.lead" : "auth:workspaces.none")}</p>
      <InvitationList invitations={invitations} />
      {accounts.length > 0 && <WorkspaceList accounts={accounts} />}
      <ButtonLink to="/workspaces/create" kind={accounts.length > 0 ? "secondary" : "primary"} large>
        {t("auth:workspaces.create")}
      </ButtonLink>
      <LogOutButton kind="ghost" />
    </div>
  );
}
