import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { getCustomerLanguage } from "#app/modules/orders/model/tracked/customer-notifications.ts";
import type {
  CustomerRequestAnswer,
  CustomerRequestKind,
} from "#app/modules/orders/model/tracked/customer-requests.ts";
import { formatTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";

export type Answer = Exclude<CustomerRequestAnswer, "overtaken">;

/** Queues the mail that answers what a customer asked for; none without an email address. */
export function queueAnswerMail(
  scope: Scope,
  order: OrderRecord,
  {
    seller,
    origin,
    kind,
    answer,
    reason,
  }: { seller: string; origin: string; kind: CustomerRequestKind; answer: Answer; reason: string | null },
): Statement[] {
  if (!order.customerEmail) return [];
  const language = getCustomerLanguage(order.destination.address.country);
  const t = createTranslator(language);
  const values = {
    number: order.number,
    name: order.customerName,
    sender: seller,
    link: origin + formatTrackingPath(order, language),
  };
  const sentence = t(`tracking:mail.${kind}_${answer}.sentence`, values);
  const mail = {
    id: newId(scope),
    accountId: scope.account.id,
    recipient: order.customerEmail,
    subject: t(`tracking:mail.${kind}_${answer}.subject`, values),
    body: t("tracking:mail.body", { ...values, sentence: reason === null ? sentence : `${sentence}\n\n${reason}` }),
  };
  return [queueMails(scope.db, [mail], now(scope))];
}
