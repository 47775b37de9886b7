import { readSellerHosts } from "#app/modules/partners/db/seller-hosts.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { readMessageSettings, readUsedTemplates } from "../db/message-settings.reads.server.ts";
import { insertMessages } from "../db/messages.writes.server.ts";
import { type Recipient, readRecipients } from "../db/recipients.reads.server.ts";
import { hashContact, readSuppressed } from "../db/suppressions.server.ts";
import { type MessageEvent, messageChannels } from "../model/message.enums.ts";
import { getContact } from "../model/message-due.ts";
import { type FullSettings, getEventRule, mergeSettings } from "../model/message-settings.ts";
import { composeRow } from "./compose-row.server.ts";
import type { ArrivalFacts } from "./message-values.server.ts";

/** An event of an order that its customer may be notified. */
export interface PlannedMessage {
  orderId: string;
  event: MessageEvent;
  version: string;
  /** Not before this local time of the settings. */
  notBefore?: (settings: FullSettings, recipient: Recipient) => number;
}

export interface MessageContext extends Pick<Scope, "db" | "ports"> {
  /** The installation's own; links begin with it where no host is verified. */
  origin: string;
}

/**
 * The statements that record what customers are notified of events of an account's orders, and hand over what is due at
 * once. They belong into the batch of what caused them; what was recorded before is not recorded again.
 *
 * @param findRoutes what is known of these orders' routes; asked only for what somebody is notified
 */
export async function composeMessages(
  context: MessageContext,
  accountId: string,
  planned: readonly PlannedMessage[],
  findRoutes: (orderIds: readonly string[]) => Promise<ReadonlyMap<string, ArrivalFacts>>,
): Promise<Statement[]> {
  const { db, ports } = context;
  if (planned.length === 0) return [];
  const recipients = await readRecipients(db, accountId, [...new Set(planned.map(({ orderId }) => orderId))]);
  if (recipients.length === 0) return [];
  const [settings, templates, hosts] = await Promise.all([
    readMessageSettings(db, accountId),
    readUsedTemplates(db, accountId),
    readSellerHosts(db, accountId),
  ]);
  const account = settings.get("")?.settings ?? null;
  const wanted = planned.flatMap((plan) => {
    const recipient = recipients.find(({ orderId }) => orderId === plan.orderId);
    if (!recipient) return [];
    const merchant = settings.get(recipient.merchantId ?? "none")?.settings ?? null;
    const rule = getEventRule(plan.event, { account, merchant, trackingEvents: recipient.trackingEvents });
    const channels = messageChannels.filter((channel) => rule[channel] !== "off");
    return channels.map((channel) => ({ plan, recipient, rule, channel, settings: mergeSettings(account, merchant) }));
  });
  if (wanted.length === 0) return [];
  const routes = await findRoutes([...new Set(wanted.map(({ plan }) => plan.orderId))]);
  const hashes = await Promise.all(
    wanted.map(({ recipient, channel }) => hashContact(accountId, channel, getContact(recipient, channel) ?? "")),
  );
  const suppressed = await readSuppressed(db, accountId, hashes);
  const now = ports.clock.now();
  const ids = newIds(context, wanted.length);
  const rows = wanted.map(({ plan, ...each }, at) =>
    composeRow(
      context,
      { accountId, id: ids[at] ?? "", copy: 0 },
      {
        ...each,
        ...{ event: plan.event, version: plan.version, templates, hosts },
        route: routes.get(plan.orderId) ?? null,
        isSuppressed: suppressed.has(hashes[at] ?? ""),
        wished: plan.notBefore?.(each.settings, each.recipient) ?? now,
      },
    ),
  );
  return insertMessages(db, rows, now);
}
