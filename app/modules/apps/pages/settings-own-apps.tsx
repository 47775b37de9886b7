import { useState } from "react";
import { useSearchParams } from "react-router";
import { SecretDialog } from "#app/modules/identity/screens/access-tokens/secret-dialog.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { appCatalogue, rotateAppSecret } from "../commands/apps.server.ts";
import type { AppView } from "../model/app.ts";
import { AppTabs } from "../screens/app-tabs.tsx";
import { appOptions, appSections, appsSpec } from "../screens/apps.resource.tsx";
import type { Route } from "./+types/settings-own-apps.ts";

export const loader = createScreenLoader(appCatalogue.screen);
export const action = createCommandAction([...appCatalogue.commands, rotateAppSecret]);

/** Apps that the account registered: its secret is shown once. */
export default function OwnApps({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const [secret, setSecret] = useState<{ id: string; text: string } | null>(null);
  const [rotating, setRotating] = useState<AppView | null>(null);
  const show = (value: unknown) => {
    const { id, client_secret: text }: { id?: unknown; client_secret?: unknown } = Object(value);
    if (typeof text === "string") setSecret({ id: String(id), text });
    return typeof text === "string";
  };
  const act = useCommandWithToast(show);
  const rotate = () => {
    setRotating(editing);
    const rest = new URLSearchParams(params);
    rest.delete("edit");
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <SettingsListPage
        spec={appsSpec}
        kind="apps"
        schema={() => import("../model/app.ts").then((module) => module.appSchema)}
        sections={appSections(
          { isNew: editing === null, keepsSecret: editing?.confidential ?? true },
          editing?.confidential ? rotate : null,
        )}
        list={list}
        editing={editing}
        fresh={{ confidential: true }}
        hidden={editing?.confidential ? { confidential: "on" } : undefined}
        choices={{ ...choices, ...appOptions }}
        canManage={canManage}
        parts={<AppTabs current="own" />}
        onSaved={show}
      />
      <ConfirmDialog
        open={rotating !== null}
        title={t("apps:secret", { name: rotating?.name ?? "" })}
        text={t("apps:rotate_sure")}
        action={t("apps:rotate")}
        cancel={t("apps:rotate_keep")}
        danger
        onConfirm={() => act.run("settings.apps.rotate", { id: rotating?.id })}
        onClose={() => setRotating(null)}
      />
      {secret && (
        <SecretDialog
          title={t("apps:secret", { name: list.rows.find(({ id }) => id === secret.id)?.name ?? "" })}
          once={t("apps:secret_once", { id: secret.id })}
          care={t("apps:secret_care")}
          secret={secret.text}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
