import { RotateCw } from "lucide-react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { OrderMessage } from "../model/order-message.ts";
import { measureSms } from "../model/sms-segments.ts";
import { MessageOutcome } from "./message-outcome.tsx";

interface MessageDialogProps {
  number: string;
  message: OrderMessage;
  mayResend: boolean;
  onClose: () => void;
}

/** One message: its text, how it went, and sending it again. */
export function CustomerMessageDialog({ number, message, mayResend, onClose }: MessageDialogProps) {
  const t = useTranslate();
  const act = useCommandWithToast(() => {
    showToast(t("messages:resent"));
    onClose();
  });
  const { id, event, channel, subject, text, language, templateVersion, recipient, refusal } = message;
  const { encoding, units, limit } = measureSms(text);
  return (
    <Dialog
      open
      middle
      title={`${t(`messages:event.${event}`)}, ${t(`messages:channel.${channel}`)}`}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("common:action.close")}
          </Button>
          {mayResend && refusal === null && (
            <Button
              kind="primary"
              icon={RotateCw}
              pending={act.busy}
              onClick={() => act.run("orders.messages.resend", { number, id })}
            >
              {t("messages:resend")}
            </Button>
          )}
        </>
      }
    >
      <div className="message-open">
        <MessageOutcome message={message} />
        <div className="message-bubble" lang={language}>
          {subject && <b>{subject}</b>}
          {text}
        </div>
        <p className="faint-ink">
          {templateVersion === null
            ? t("messages:standard_text")
            : t("messages:template_version", { version: templateVersion })}{" "}
          {t(`messages:language.${language}`)}
          {channel === "sms" && `, ${t("messages:size", { encoding, units, limit })}`}
        </p>
        <Facts
          facts={[
            { label: t(`messages:channel.${channel}`), value: recipient },
            { label: t("messages:at.written"), value: <DateTimeText at={message.createdAt} style="second" /> },
            {
              label: t("messages:at.due"),
              value: message.dueAt && <DateTimeText at={message.dueAt} />,
            },
            {
              label: t("messages:at.sent"),
              value: message.sentAt && <DateTimeText at={message.sentAt} style="second" />,
            },
            {
              label: t("messages:at.delivered"),
              value: message.deliveredAt && <DateTimeText at={message.deliveredAt} style="second" />,
            },
          ]}
        />
        {mayResend && (
          <p className="faint-ink">{refusal ? t(`messages:refusal.${refusal}`) : t("messages:resend_text")}</p>
        )}
      </div>
    </Dialog>
  );
}
