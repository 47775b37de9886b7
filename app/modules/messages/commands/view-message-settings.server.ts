import { readSellerHosts } from "#app/modules/partners/db/seller-hosts.server.ts";
import { getSellerOrigin } from "#app/modules/partners/model/seller-host.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readMerchantNames, readMessageSettings } from "../db/message-settings.reads.server.ts";
import { countMessages, countWaiting } from "../db/messages.reads.server.ts";
import { readSuppressions, toSuppression } from "../db/suppressions.server.ts";
import { toHostView } from "../model/host-name.ts";
import { messageEventKeys } from "../model/message.enums.ts";
import { countChanges, toSending } from "../model/message-sending.ts";
import { getEventRule, getMerchantLogoPath, mergeSettings } from "../model/message-settings.ts";
import { toHelpContact } from "./find-brand.server.ts";

export const messageAccess = {
  permission: ["settings", "settings.account", "settings.account.manage"],
  feature: "customer_messaging",
} as const;

/** The account's settings and a merchant's own; without an id only the account's. A foreign merchant looks unknown. */
export async function readOwners(scope: Scope, merchantId: string | null) {
  const [all, merchants] = await Promise.all([
    readMessageSettings(scope.db, scope.account.id),
    readMerchantNames(scope.db, scope.account.id),
  ]);
  const merchant = merchants.find(({ id }) => id === merchantId) ?? null;
  if (merchantId !== null && !merchant) return fail("not_found");
  return ok({ all, merchants, merchant, own: all.get(merchantId ?? "") ?? { settings: { events: {} }, version: 0 } });
}

/** What customers are notified of, on which channels: the rules that count, and what is decided otherwise. */
export async function viewMessageSettings(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const read = await readOwners(scope, url.searchParams.get("merchant") || null);
  if (!read.ok) return read;
  const { all, merchants, merchant, own } = read.value;
  const account = all.get("")?.settings ?? null;
  const narrowed = merchant ? own.settings : null;
  const sources = { account, merchant: narrowed, trackingEvents: merchant?.trackingEvents ?? null };
  const [counts, waiting, suppressions, hosts] = await Promise.all([
    countMessages(scope.db, scope.account.id, now(scope) - 7 * day),
    countWaiting(scope.db, scope.account.id),
    readSuppressions(scope.db, scope.account.id),
    readSellerHosts(scope.db, scope.account.id),
  ]);
  const effective = mergeSettings(account, narrowed);
  const host = hosts.find(({ merchantId }) => merchantId === (merchant?.id ?? ""));
  return ok({
    merchant: merchant && { id: merchant.id, name: merchant.name },
    version: own.version,
    sending: toSending(own.settings),
    effective,
    help: toHelpContact(effective),
    logo: merchant && getMerchantLogoPath(scope.account.id, own.settings),
    host: host ? toHostView(host) : null,
    pagesAt: getSellerOrigin(hosts, merchant?.id ?? null, scope.ports.origin),
    rules: messageEventKeys.map((event) => ({
      event,
      ...getEventRule(event, sources),
      own: own.settings.events[event] ?? null,
    })),
    merchants: merchants.map(({ id, name }) => ({
      id,
      name,
      changes: countChanges(all.get(id)?.settings ?? { events: {} }),
    })),
    offered: scope.ports.messenger.offered,
    ...{ counts, waiting },
    suppressed: suppressions.counts,
    suppressions: suppressions.rows.map(toSuppression),
    canManage: can(scope.account, "settings.account.manage"),
  });
}

/** `GET messages/settings`: without what only the screen shows. */
export async function readApiMessageSettings(scope: Scope, request: Pick<PageRequest, "url">) {
  const view = await viewMessageSettings(scope, request);
  if (!view.ok) return view;
  const { merchant, version, sending, effective, host, rules, offered, counts, waiting } = view.value;
  return ok({ settings: { merchant, version, sending, effective, host, rules, offered, counts, waiting } });
}
