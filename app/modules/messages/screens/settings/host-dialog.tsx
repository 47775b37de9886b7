import { Copy } from "lucide-react";
import { useCommand, useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { FieldErrors } from "#app/ui/primitives/field.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { toFormErrors } from "#app/ui/resource/form/form-names.ts";
import { CopyButtons } from "#app/ui/settings-list/copy-buttons.tsx";
import type { HostView } from "../../model/host-name.ts";

interface HostDialogProps {
  host: HostView | null;
  merchantId: string | null;
  canManage: boolean;
  onClose: () => void;
}

/** The host of the tracking pages: its name, the record that proves it, and whether that was found. */
export function HostDialog({ host, merchantId, canManage, onClose }: HostDialogProps) {
  const t = useTranslate();
  const owner = merchantId ? { merchant_id: merchantId } : {};
  const check = useCommand((answer) => {
    if (answer.ok) showToast(t("messages:host.verified_now"));
  });
  const remove = useCommandWithToast(() => showToast(t("messages:host.removed")));
  // Anew once the name is saved: what was typed is no longer lost by closing.
  return (
    <Dialog key={host?.version ?? 0} open middle title={t("messages:host.title")} onClose={onClose}>
      <div className="message-open message-host">
        <p>{t("messages:host.why")}</p>
        {canManage && <HostForm host={host} merchantId={merchantId} />}
        {host && (
          <>
            <p>{t(host.verified_at === null ? "messages:host.to_prove" : "messages:host.proved")}</p>
            <Facts
              facts={[
                { label: t("messages:host.record_name"), value: <Record text={host.record.name} /> },
                { label: t("messages:host.record_text"), value: <Record text={host.record.text} /> },
              ]}
            />
            <p className="faint-ink">{t("messages:host.route")}</p>
            {check.refusal && (
              <p className="field-error" role="alert">
                {check.refusal.errors.host?.join(" ") ?? check.refusal.message}
              </p>
            )}
            {canManage && (
              <p className="message-host-acts">
                <Button pending={check.busy} onClick={() => check.run("settings.messages.host.check", owner)}>
                  {t("messages:host.check")}
                </Button>
                <Button
                  kind="ghost"
                  pending={remove.busy}
                  onClick={() => remove.run("settings.messages.host.delete", owner)}
                >
                  {t("messages:host.remove")}
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function HostForm({ host, merchantId }: Pick<HostDialogProps, "host" | "merchantId">) {
  const t = useTranslate();
  const { Form, callerProps, refusal, busy } = useCommand(null, (answer) => {
    if (answer.ok) showToast(t("settings:saved"));
  });
  return (
    <Form method="post" className="message-suppress">
      <input {...callerProps} />
      <input type="hidden" name="intent" value="settings.messages.host.update" />
      <input type="hidden" name="version" value={host?.version ?? 0} />
      {merchantId && <input type="hidden" name="merchant_id" value={merchantId} />}
      <FieldErrors value={refusal ? toFormErrors(refusal) : {}}>
        <TextField label={t("messages:host.name")} name="host" required autoComplete="off" defaultValue={host?.host} />
      </FieldErrors>
      <Button type="submit" pending={busy}>
        {t("common:action.save")}
      </Button>
    </Form>
  );
}

/** A part of the record, to copy. */
function Record({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <span className="message-record">
      <code>{text}</code>
      <CopyButtons buttons={[{ icon: Copy, label: t("messages:host.copy", { text }), text: () => text }]} />
    </span>
  );
}
