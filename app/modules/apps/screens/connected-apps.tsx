import { Unplug } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ConnectedApp } from "../model/app.ts";
import { AppTabs } from "./app-tabs.tsx";

interface ConnectedAppsProps {
  apps: readonly ConnectedApp[];
  canManage: boolean;
}

/** Apps that were let into the account, each with who did it and when it was last used. */
export function ConnectedApps({ apps, canManage }: ConnectedAppsProps) {
  const t = useTranslate();
  const [leaving, setLeaving] = useState<ConnectedApp | null>(null);
  const act = useCommandWithToast(() => showToast(t("apps:disconnected")));
  return (
    <div className="page">
      <PageTitle>{t("apps:connected_title")}</PageTitle>
      <div className="head">
        <h1>{t("apps:connected_title")}</h1>
        <AppTabs current="connected" />
      </div>
      <div className="scroll min-h-0 flex-1">
        <div className="settings-menu grid content-start gap-4">
          <p className="text-ink-2">{t("apps:connected_intro")}</p>
          {apps.length === 0 ? (
            <EmptyState
              title={t("apps:connected_empty")}
              text={t("apps:connected_why")}
              action={
                <a className="button" href="/developers/guides/agents">
                  {t("apps:connected_how")}
                </a>
              }
            />
          ) : (
            <table className="plain" aria-label={t("apps:connected_title")}>
              <thead>
                <tr>
                  <th scope="col">{t("apps:name")}</th>
                  <th scope="col">{t("apps:may")}</th>
                  <th scope="col">{t("apps:by")}</th>
                  <th scope="col">{t("apps:last_used")}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t("apps:disconnect")}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {apps.map((app) => (
                  <AppRow key={app.id} app={app} onLeave={canManage && !act.busy ? () => setLeaving(app) : null} />
                ))}
              </tbody>
            </table>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={t("apps:disconnect_of", { name: leaving?.name ?? "" })}
        text={t("apps:disconnect_sure")}
        action={t("apps:disconnect_do")}
        cancel={t("apps:disconnect_keep")}
        danger
        onConfirm={() => act.run("settings.apps.disconnect", { ids: [leaving?.id] })}
        onClose={() => setLeaving(null)}
      />
    </div>
  );
}

function AppRow({ app, onLeave }: { app: ConnectedApp; onLeave: (() => void) | null }) {
  const t = useTranslate();
  const { name, merchant, permissions, works, person, webhooks, last_used_at: used } = app;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <br />
        <span className="soft-ink">{works ? (merchant ?? t("apps:consent.all_merchants")) : t("apps:rests")}</span>
      </td>
      <td className="soft-ink break-words">
        {permissions.join(", ")}
        {webhooks.map(({ url, active }) => (
          <span key={url} className="block">
            {t(active ? "apps:is_sent" : "apps:is_not_sent", { host: new URL(url).host })}
          </span>
        ))}
      </td>
      <td>
        {person}
        <br />
        <span className="soft-ink">
          <DateTimeText at={app.connected_at} style="date" />
        </span>
      </td>
      <td className="whitespace-nowrap">
        {used === null ? (
          t("apps:not_yet")
        ) : (
          <Link className="link" to={`/settings/access-tokens/${app.id}/requests`}>
            <span className="visually-hidden">{t("apps:requests_of", { name })}: </span>
            <DateTimeText at={used} />
          </Link>
        )}
      </td>
      <td className="to-right">
        {onLeave && (
          <Button icon={Unplug} aria-label={t("apps:disconnect_of", { name })} onClick={onLeave}>
            {t("apps:disconnect")}
          </Button>
        )}
      </td>
    </tr>
  );
}
