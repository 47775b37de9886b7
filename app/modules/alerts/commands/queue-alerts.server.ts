import { readOwner } from "#app/modules/identity/db/owner.reads.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { queueMessages } from "#app/modules/notifications/db/mail.writes.server.ts";
import { readPushDevicesOfUsers } from "#app/modules/notifications/db/push-devices.server.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { readAlertReaders } from "../db/alert-readers.reads.server.ts";
import type { AlertRule } from "../db/alert-rules.server.ts";
import { alertCatalogue } from "../model/alert-catalogue.ts";
import { getAlertPath, type KeyedAlertNews } from "../model/alert-message.ts";
import { type AlertContext, type AlertDispatch, channelMessages } from "./alert-messages.server.ts";

/** Queues alerts on all channels of a rule; people get only what they may see. Does nothing if the account no longer exists. */
export async function queueAlerts(
  context: AlertContext,
  rule: AlertRule,
  news: readonly KeyedAlertNews[],
): Promise<Statement[]> {
  const [found, owner, account] = await Promise.all([
    readAlertReaders(context.db, rule),
    readOwner(context.db, rule.accountId),
    readAccount(context.db, rule.accountId),
  ]);
  if (!account) return [];
  const readers = found
    .map((reader) => ({ reader, news: news.filter(({ type }) => reader.may(alertCatalogue[type].permission)) }))
    .filter((each) => each.news.length > 0);
  const name = account.organizationName ?? account.name;
  const language = owner?.language ?? "en";
  const devices = rule.channels.includes("push")
    ? await readPushDevicesOfUsers(
        context.db,
        readers.map(({ reader }) => reader.id),
      )
    : [];
  const dispatch = {
    context: context,
    rule,
    readers,
    devices,
    news,
    account: { name, timezone: account.timezone },
    language,
  };
  const messages = rule.channels.flatMap((channel) => (channel === "inbox" ? [] : channelMessages[channel](dispatch)));
  return [
    ...(rule.channels.includes("inbox") ? insertInboxLines(dispatch) : []),
    ...(messages.length > 0 ? [queueMessages(context.db, messages, now(context))] : []),
  ];
}

/** Inbox items for events that do not get one without a rule; a test always gets one. */
function insertInboxLines({ context, rule, readers, news }: AlertDispatch): Statement[] {
  return news
    .filter(({ type, isTest }) => isTest || alertCatalogue[type].inbox === "by rule")
    .map((each) => {
      const users = readers.flatMap(({ reader, news: own }) => (own.includes(each) ? [reader.id] : []));
      const { word } = alertCatalogue[each.type];
      const detail = { word, number: each.number, path: getAlertPath(each) };
      return insertInboxItem(
        { ...context, account: { id: rule.accountId } },
        { news: { kind: "alert", detail }, to: { users }, key: each.key },
      );
    });
}
