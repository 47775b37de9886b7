import { readOwner } from "#app/modules/identity/db/owner.reads.server.ts";
import { readDevicesOf } from "#app/modules/notifications/db/devices.server.ts";
import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { postMessages } from "#app/modules/notifications/db/mail.writes.server.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { readAlertReaders } from "../db/readers.server.ts";
import type { AlertRule } from "../db/rules.server.ts";
import { alertCatalogue } from "../model/alert-catalogue.ts";
import { pageOfAlert } from "../model/alert-message.ts";
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
