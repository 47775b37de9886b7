import { Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { HelpContact } from "../../model/brand.ts";
import type { HostView } from "../../model/host-name.ts";
import type { SuppressionReason } from "../../model/message.enums.ts";
import type { MessageSending } from "../../model/message-sending.ts";
import type { FullSettings } from "../../model/message-settings.ts";
import { type EventCount, EventTable, type RuleRow } from "./event-table.tsx";
import { HostDialog } from "./host-dialog.tsx";
import { sendingSections } from "./sending.resource.tsx";
import { SendingSide } from "./sending-side.tsx";
import { type SuppressedContact, SuppressionDialog } from "./suppression-dialog.tsx";
import "./notifications.css";

export interface NotificationsProps {
  merchant: { id: string; name: string } | null;
  version: number;
  sending: MessageSending;
  effective: FullSettings;
  help: HelpContact | null;
  /** Path of a merchant's own logo. */
  logo: string | null;
  host: HostView | null;
  /** Origin of the tracking pages. */
  pagesAt: string;
  rules: readonly RuleRow[];
  merchants: readonly { id: string; name: string; changes: number }[];
  offered: Readonly<Record<"sms" | "whatsapp", "provider" | "outbox" | "off">>;
  counts: readonly EventCount[];
  waiting: number;
  suppressed: readonly { reason: SuppressionReason; count: number }[];
  suppressions: readonly SuppressedContact[];
  canManage: boolean;
}

/** The table of events and channels, and beside it when and how messages go out. */
export function NotificationsScreen(props: NotificationsProps) {
  const { merchant, version, sending, rules, merchants, counts, host, canManage } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"sending" | "suppressions" | "host" | null>(null);
  const act = useCommandWithToast();
  const owner = { version, ...(merchant && { merchant_id: merchant.id }) };
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{t("common:nav.notifications")}</PageTitle>
        <div className="head">
          <h1>{t("common:nav.notifications")}</h1>
          <span className="grow" />
          {merchants.length > 0 && (
            <Select
              label={t("messages:whose")}
              hideLabel
              value={merchant?.id ?? ""}
              onChange={({ target }) =>
                void navigate(target.value ? `?merchant=${target.value}` : "?", { preventScrollReset: true })
              }
              options={[
                { value: "", label: t("messages:all_merchants") },
                ...merchants.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          {canManage && (
            <Button icon={Pencil} onClick={() => setDialog("sending")}>
              {t("messages:sending.edit")}
            </Button>
          )}
        </div>
        <div className="message-settings scroll">
          <div>
            <p className="message-intro">
              {merchant ? t("messages:intro_merchant", { name: merchant.name }) : t("messages:intro")}
            </p>
            <EventTable
              {...{ rules, counts, canManage }}
              merchantId={merchant?.id ?? null}
              busy={act.busy}
              onChange={(event, rule) => act.run("settings.messages.rules.update", { ...owner, event, rule })}
            />
            <p className="message-legend">
              <input type="checkbox" className="checkbox" ref={markMixed} disabled aria-hidden />
              {t("messages:mode.fallback")}
            </p>
          </div>
          <SendingSide {...props} onHost={() => setDialog("host")} onSuppressions={() => setDialog("suppressions")} />
        </div>
      </div>
      {dialog === "sending" && (
        <FormDialog
          title={t("messages:sending.edit")}
          submit={t("common:action.save")}
          schema={() => import("../../model/message-sending.ts").then((module) => module.messageSendingSchema)}
          intent="settings.messages.update"
          sections={sendingSections}
          defaultValue={sending}
          hidden={owner}
          wide
          onClose={() => setDialog(null)}
          onDone={() => showToast(t("settings:saved"))}
        />
      )}
      {dialog === "host" && (
        <HostDialog {...{ host, canManage }} merchantId={merchant?.id ?? null} onClose={() => setDialog(null)} />
      )}
      {dialog === "suppressions" && (
        <SuppressionDialog rows={props.suppressions} canManage={canManage} onClose={() => setDialog(null)} />
      )}
    </SettingsFrame>
  );
}

function markMixed(box: HTMLInputElement | null): void {
  if (box) box.indeterminate = true;
}
