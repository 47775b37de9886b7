import { z } from "zod";
import { toCustomerStatus } from "#app/modules/orders/model/order.rules.ts";
import { readSellerHosts } from "#app/modules/partners/db/seller-hosts.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readMessageSettings, readUsedTemplates } from "../db/message-settings.reads.server.ts";
import { findCopy, findMessage } from "../db/messages.reads.server.ts";
import { insertMessages } from "../db/messages.writes.server.ts";
import { readRecipients } from "../db/recipients.reads.server.ts";
import { hashContact, readSuppressed } from "../db/suppressions.server.ts";
import { getContact } from "../model/message-due.ts";
import { getEventRule, mergeSettings } from "../model/message-settings.ts";
import { getResendRefusal } from "../model/order-message.ts";
import { composeRow, getObstacle } from "./compose-row.server.ts";
import { readOwnOrder } from "./order-messages.server.ts";
import { findArrivalFacts } from "./route-arrivals.server.ts";

/** The refusal of a message that cannot be sent. */
const refusals = {
  no_contact: "contact_missing",
  suppressed: "contact_suppressed",
  channel_off: "channel_off",
} as const;

/**
 * Sends a message again, to the contact and with the facts of now, as a copy of its own: the first one stays in the log.
 * The next copy of a message is made once, so that a double press or a repeated request finds the one that there is.
 */
export const resendMessage = createCommand({
  name: "orders.messages.resend",
  permission: ["orders", "orders.update"],
  feature: "customer_messaging",
  input: z.object({ number: z.string().min(1).max(50), id: z.uuid() }),
  async run(scope, input) {
    const { db, account, ports } = scope;
    const order = await readOwnOrder(scope, input.number);
    if (!order.ok) return order;
    const message = await findMessage(db, account.id, { orderId: order.value.id, id: input.id });
    if (!message) return fail("not_found");
    const copy = message.copy + 1;
    const made = await findCopy(db, { ...message, copy });
    if (made) return ok({ id: made.id });
    const status = toCustomerStatus(order.value.status);
    const refusal = getResendRefusal(message, { status, isNewest: true });
    const [recipient] = await readRecipients(db, account.id, [order.value.id]);
    if (refusal) return fail(refusal);
    if (!recipient) return fail("feature_missing");
    const { event, version, channel } = message;
    const [settings, templates, hosts, routes, hash] = await Promise.all([
      readMessageSettings(db, account.id),
      readUsedTemplates(db, account.id),
      readSellerHosts(db, account.id),
      findArrivalFacts(scope, account.id, [order.value.id]),
      hashContact(account.id, channel, getContact(recipient, channel) ?? ""),
    ]);
    const isSuppressed = (await readSuppressed(db, account.id, [hash])).has(hash);
    const context = { db, ports, origin: ports.origin };
    const obstacle = getObstacle(context, { channel, recipient, isSuppressed });
    if (obstacle) return fail(refusals[obstacle]);
    const own = settings.get("")?.settings ?? null;
    const merchant = settings.get(recipient.merchantId ?? "none")?.settings ?? null;
    const { night } = getEventRule(event, { account: own, merchant, trackingEvents: null });
    const row = composeRow(
      context,
      { accountId: account.id, id: newId(scope), copy },
      {
        ...{ event, version, channel, recipient, templates, hosts, isSuppressed },
        rule: { email: "on", sms: "on", whatsapp: "on", night },
        settings: mergeSettings(own, merchant),
        route: routes.get(order.value.id) ?? null,
        wished: now(scope),
      },
    );
    const sent = insertMessages(db, [{ ...row, resentBy: scope.actor.id }], now(scope));
    const written = await commitAndPublish(scope, sent);
    if (!written.ok) return written;
    return ok({ id: (await findCopy(db, { ...message, copy }))?.id ?? row.id });
  },
});
