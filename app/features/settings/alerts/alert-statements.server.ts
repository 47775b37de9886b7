import { type AlertReader, readAlertReaders } from "#app/data/alerts/readers.server.ts";
import type { AlertRule } from "#app/data/alerts/rules.server.ts";
import { inboxItem } from "#app/data/inbox/inbox.writes.server.ts";
import { readAccount } from "#app/data/kernel/account-scope.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { newId, now, type Scope } from "#app/data/kernel/scope.server.ts";
import { readOwner } from "#app/data/members/owner.reads.server.ts";
import { type NewMessage, postMessages } from "#app/data/outbox/mail.writes.server.ts";
import type { AlertChannel } from "#app/domain/alerts/alert.ts";
import { alertCatalogue } from "#app/domain/alerts/alert-catalogue.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { type AlertNews, chatOf, letterOf, noteOf, pageOfAlert } from "./alert-message.ts";

type Around = Pick<Scope, "db" | "ports">;
type Told = AlertNews & { key: string };

/** Who reads what, and how the account is called there. */
interface Telling {
  around: Around;
  rule: AlertRule;
  readers: readonly { reader: AlertReader; news: readonly Told[] }[];
  /** All of it, for phones and chats, which are nobody's own. */
  news: readonly Told[];
  account: { name: string; timezone: string };
  /** The language of what is nobody's own: the owner's. */
  language: string;
}

const words = ({ around, account }: Telling, language: string) => ({
  ...{ t: translator(language), origin: around.ports.origin, zone: account.timezone, name: account.name },
});

const message = (
  { around, rule }: Telling,
  channel: NewMessage["channel"],
  to: Pick<NewMessage, "recipient" | "subject" | "body">,
): NewMessage => ({ id: newId(around), accountId: rule.accountId, channel, ...to });

const noted = (telling: Telling) => noteOf(telling.news, words(telling, telling.language));
const chatted = (telling: Telling) => chatOf(telling.news, words(telling, telling.language));

/** What each way of telling puts into the outbox. */
const posted: Readonly<Record<Exclude<AlertChannel, "inbox">, (telling: Telling) => NewMessage[]>> = {
  mail: (telling) =>
    telling.readers.map(({ reader, news }) =>
      message(telling, "mail", { recipient: reader.email, ...letterOf(news, words(telling, reader.language)) }),
    ),
  text: (telling) =>
    telling.rule.phones.map((recipient) => message(telling, "text", { recipient, subject: "", body: noted(telling) })),
  slack: (telling) =>
    urlsOf(telling.rule.slackUrl).map((recipient) =>
      message(telling, "slack", { recipient, subject: "", body: chatted(telling) }),
    ),
  teams: (telling) =>
    urlsOf(telling.rule.teamsUrl).map((recipient) =>
      message(telling, "teams", { recipient, subject: "", body: chatted(telling) }),
    ),
};

const urlsOf = (url: string | null) => (url === null ? [] : [url]);

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
  const telling = { around, rule, readers, news, account: { name, timezone: account.timezone }, language };
  const messages = rule.channels.flatMap((channel) => (channel === "inbox" ? [] : posted[channel](telling)));
  return [
    ...(rule.channels.includes("inbox") ? inboxLines(telling) : []),
    ...(messages.length > 0 ? [postMessages(around.db, messages, now(around))] : []),
  ];
}

/** Lines for the inbox, but for what stands there for everybody anyway. */
function inboxLines({ around, rule, readers, news }: Telling): Statement[] {
  return news
    .filter(({ type }) => alertCatalogue[type].inbox === "by rule")
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
