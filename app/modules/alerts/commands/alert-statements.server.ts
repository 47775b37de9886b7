import { readAlertReaders } from "#app/data/alerts/readers.server.ts";
import type { AlertRule } from "#app/data/alerts/rules.server.ts";
import { inboxItem } from "#app/data/inbox/inbox.writes.server.ts";
import { readAccount } from "#app/data/kernel/account-scope.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { now } from "#app/data/kernel/scope.server.ts";
import { readOwner } from "#app/data/members/owner.reads.server.ts";
import { postMessages } from "#app/data/outbox/mail.writes.server.ts";
import { readDevicesOf } from "#app/data/push/devices.server.ts";
import { alertCatalogue } from "#app/domain/alerts/alert-catalogue.ts";
import { pageOfAlert } from "./alert-message.ts";
import { type Around, posted, type Telling, type Told } from "./alert-ways.server.ts";

/** Tells of some things by all ways of a rule: to people only what each may know of. Nothing where the account is no more. */
export async function alertStatements(around: Around, rule: AlertRule, news: readonly Told[]): Promise<Statement[]> {
  const [found, owner, account] = await Promise.all([
    readAlertReaders(around.db, rule),
    readOwner(around.db, rule.accountId),
    readAccount(around.db, rule.accountId),
  ]);
  if (!account) return [];
  const readers = found
    .map((reader) => ({ reader, news: news.filter(({ type }) => reader.may(alertCatalogue[type].permission)) }))
    .filter((each) => each.news.length > 0);
  const name = account.organizationName ?? account.name;
  const language = owner?.language ?? "en";
  const devices = rule.channels.includes("push")
    ? await readDevicesOf(
        around.db,
        readers.map(({ reader }) => reader.id),
      )
    : [];
  const telling = { around, rule, readers, devices, news, account: { name, timezone: account.timezone }, language };
  const messages = rule.channels.flatMap((channel) => (channel === "inbox" ? [] : posted[channel](telling)));
  return [
    ...(rule.channels.includes("inbox") ? inboxLines(telling) : []),
    ...(messages.length > 0 ? [postMessages(around.db, messages, now(around))] : []),
  ];
}

/** Lines for the inbox, but for what stands there for everybody anyway; a test does not. */
function inboxLines({ around, rule, readers, news }: Telling): Statement[] {
  return news
    .filter(({ type, isTest }) => isTest || alertCatalogue[type].inbox === "by rule")
    .map((each) => {
      const users = readers.flatMap(({ reader, news: own }) => (own.includes(each) ? [reader.id] : []));
      const { word } = alertCatalogue[each.type];
      const detail = { word, number: each.number, path: pageOfAlert(each) };
      return inboxItem(
        { ...around, account: { id: rule.accountId } },
        { news: { kind: "alert", detail }, to: { users }, key: each.key },
      );
    });
}
