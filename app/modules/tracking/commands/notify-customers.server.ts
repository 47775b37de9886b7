import { z } from "zod";
import { type NewMail, queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import {
  DEFAULT_TRACKING_EVENTS,
  getCustomerEvent,
  getCustomerLanguage,
} from "#app/modules/orders/model/tracked/customer-notifications.ts";
import { formatTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { OutboxMessage } from "#app/platform/events/outbox.writes.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { readRecipients } from "../db/recipients.reads.server.ts";

const payloadSchema = z.object({
  orders: z.array(z.object({ id: z.string(), from: z.number().nullable(), to: z.number() })),
});

interface NotifyContext {
  db: Database;
  /** Origin of the tracking links. */
  origin: string;
  now: number;
}

/**
 * Queues the mails that status changes of orders cause, one per order. The statements must be part of the batch that
 * marks the outbox message as processed. Mail ids are derived from message and order, so that a replay queues no mail
 * twice.
 */
export async function notifyCustomers(context: NotifyContext, message: OutboxMessage): Promise<Statement[]> {
  const { orders } = payloadSchema.parse(message.payload);
  const events = new Map(orders.map((each) => [each.id, getCustomerEvent(each.from, each.to)]));
  const recipients = await readRecipients(context.db, message.accountId, [...events.keys()]);
  const mails = recipients.flatMap((recipient): NewMail[] => {
    const event = events.get(recipient.orderId);
    if (!event || !recipient.email || !(recipient.events ?? DEFAULT_TRACKING_EVENTS).includes(event)) return [];
    const language = getCustomerLanguage(recipient.country);
    const t = createTranslator(language);
    const code = recipient.doorCode;
    const values = {
      number: recipient.number,
      name: recipient.customerName,
      sender: recipient.sender,
      link: context.origin + formatTrackingPath(recipient, language),
    };
    return [
      {
        id: `${message.id}:${recipient.orderId}`,
        accountId: message.accountId,
        recipient: recipient.email,
        subject: t(`tracking:mail.${event}.subject`, values),
        body: t("tracking:mail.body", {
          ...values,
          sentence: [
            t(`tracking:mail.${event}.sentence`, values),
            // Only this mail arrives while the driver is on the way.
            ...(event === "out_for_delivery" && code ? [t("tracking:mail.door_code", { code })] : []),
          ].join("\n\n"),
        }),
      },
    ];
  });
  return mails.length === 0 ? [] : [queueMails(context.db, mails, context.now)];
}
