import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { alertRuleCatalogue } from "../commands/alert-rule-catalogue.server.ts";
import { sendTestAlert } from "../commands/send-test-alert.server.ts";
import { AlertTabs } from "../screens/alert-tabs.tsx";
import { alertSections, alertsSpec } from "../screens/alerts.resource.tsx";
import type { Route } from "./+types/settings-alerts.ts";

export const loader = createScreenLoader(alertRuleCatalogue.screen);
export const action = createCommandAction([...alertRuleCatalogue.commands, sendTestAlert]);

const newAlertValues = { audience: "everybody", channels: ["inbox", "mail"], digest: "at_once" };

/** The list of alert rules; each can send a test. */
export default function Alerts({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  const t = useTranslate();
  const act = useCommandWithToast(() => showToast(t("alerts:tested")));
  return (
    <SettingsListPage
      spec={alertsSpec(canManage ? (id) => act.run("settings.alerts.test", { id }) : null)}
      kind="alerts"
      schema={() => import("../model/alert.ts").then((module) => module.alertSchema)}
      sections={alertSections}
      list={list}
      editing={editing}
      fresh={newAlertValues}
      choices={choices}
      canManage={canManage}
      parts={<AlertTabs current="alerts" />}
    />
  );
}
