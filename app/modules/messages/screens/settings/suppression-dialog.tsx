import { Trash2 } from "lucide-react";
import { useCommand, useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { FieldErrors } from "#app/ui/primitives/field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { toFormErrors } from "#app/ui/resource/form/form-names.ts";
import { type MessageChannel, messageChannels, type SuppressionReason } from "../../model/message.enums.ts";

export interface SuppressedContact {
  channel: MessageChannel;
  hash: string;
  hint: string;
  reason: SuppressionReason;
  at: number;
}

interface SuppressionDialogProps {
  rows: readonly SuppressedContact[];
  canManage: boolean;
  onClose: () => void;
}

/** Contacts that nobody writes to; the newest, by what they are recognized by. */
export function SuppressionDialog({ rows, canManage, onClose }: SuppressionDialogProps) {
  const t = useTranslate();
  const release = useCommandWithToast(() => showToast(t("messages:suppressed.released")));
  return (
    <Dialog open middle title={t("messages:suppressed.title")} onClose={onClose}>
      <div className="message-open">
        <p>{t("messages:suppressed.why")}</p>
        {canManage && <AddSuppression key={rows.length} />}
        {rows.length === 0 && <p className="faint-ink">{t("messages:suppressed.none")}</p>}
        <ul className="message-suppressed">
          {rows.map(({ channel, hash, hint, reason, at }) => (
            <li key={`${channel} ${hash}`}>
              <b>{hint}</b>
              <span>{t(`messages:channel.${channel}`)}</span>
              <span>
                {t(`messages:suppressed.reason.${reason}`)}, <DateTimeText at={at} within />
              </span>
              {canManage && (
                <IconButton
                  icon={Trash2}
                  size={14}
                  tip="end"
                  label={t("messages:suppressed.release", { contact: hint })}
                  onClick={() => release.run("settings.messages.suppressions.delete", { channel, hash })}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function AddSuppression() {
  const t = useTranslate();
  const { Form, callerProps, refusal, busy } = useCommand((answer) => {
    if (answer.ok) showToast(t("messages:suppressed.added"));
  });
  return (
    <Form method="post" className="message-suppress">
      <input {...callerProps} />
      <input type="hidden" name="intent" value="settings.messages.suppressions.create" />
      <FieldErrors value={refusal ? toFormErrors(refusal) : {}}>
        <Select
          label={t("messages:column.channel")}
          name="channel"
          options={messageChannels.map((value) => ({ value, label: t(`messages:channel.${value}`) }))}
        />
        <TextField label={t("messages:suppressed.contact")} name="contact" required autoComplete="off" />
      </FieldErrors>
      <Button type="submit" pending={busy}>
        {t("messages:suppressed.add")}
      </Button>
    </Form>
  );
}
