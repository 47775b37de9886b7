import { useCommandWithToast } from "#app/ui/client/use-command-with-toast.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { FormChoices } from "#app/ui/resource/form/form-spec.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import type { AlertView } from "../model/alert.ts";
import { AlertTabs } from "./alert-tabs.tsx";
import { alertSections, alertsSpec } from "./alerts.resource.tsx";

interface AlertsScreenProps {
  list: ResourceData<AlertView>;
  editing: AlertView | null;
  choices: FormChoices;
  canManage: boolean;
}

const newAlertValues = { audience: "everybody", channels: ["inbox", "mail"], digest: "at_once" };

/** The list of alert rules; each can send a test. */
export function AlertsScreen({ list, editing, choices, canManage }: AlertsScreenProps) {
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
