import { Mail, MessageCircle, MessageSquare } from "lucide-react";
import { useState } from "react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";
import type { MessageChannel } from "../model/message.enums.ts";
import type { OrderMessage } from "../model/order-message.ts";
import { CustomerMessageDialog } from "./message-dialog.tsx";
import { MessageOutcome } from "./message-outcome.tsx";
import "./messages.css";

const channelIcons = { email: Mail, sms: MessageSquare, whatsapp: MessageCircle } satisfies Record<
  MessageChannel,
  unknown
>;

interface MessagesSectionProps {
  number: string;
  messages: readonly OrderMessage[];
  mayResend: boolean;
}

/** What an order's customer was sent; each message opens with its text. */
export function MessagesSection({ number, messages, mayResend }: MessagesSectionProps) {
  const t = useTranslate();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = messages.find(({ id }) => id === openId);
  return (
    <DetailSection
      title={t("messages:title")}
      note={messages.length > 0 ? <CountText value={messages.length} /> : undefined}
    >
      {messages.length === 0 && <p className="faint-ink">{t("messages:none")}</p>}
      <ul className="message-log">
        {messages.map((message) => (
          <li key={message.id}>
            <span className="message-when">
              <DateTimeText at={message.sentAt ?? message.createdAt} />
            </span>
            <span className="message-what">
              <button type="button" className="link" onClick={() => setOpenId(message.id)}>
                {t(`messages:event.${message.event}`)}
              </button>
              <span>{message.subject || message.text}</span>
            </span>
            <span className="message-channel">
              <Icon of={channelIcons[message.channel]} size={14} />
              <span>
                {t(`messages:channel.${message.channel}`)}
                {message.recipient && <span>{message.recipient}</span>}
              </span>
            </span>
            <MessageOutcome message={message} />
          </li>
        ))}
      </ul>
      {open && (
        <CustomerMessageDialog number={number} message={open} mayResend={mayResend} onClose={() => setOpenId(null)} />
      )}
    </DetailSection>
  );
}
