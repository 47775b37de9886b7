import type { NewMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import type { AlertReader } from "../db/readers.server.ts";
import type { AlertRule } from "../db/rules.server.ts";
import type { AlertChannel } from "../model/alert.ts";
import { type AlertNews, chatOf, letterOf, noteOf, pageOfAlert, sentenceOf } from "../model/alert-message.ts";

/** What the sender of alerts works with. */
export type Around = Pick<Scope, "db" | "ports">;
/** What happened, under the name by which it is told once. */
export type Told = AlertNews & { key: string };

/** Who reads what, and how the account is called there. */
export interface Telling {
  around: Around;
  rule: AlertRule;
  readers: readonly { reader: AlertReader; news: readonly Told[] }[];
  /** All of it, for phones and chats, which are nobody's own. */
  news: readonly Told[];
  account: { name: string; timezone: string };
  /** The language of what is nobody's own: the owner's. */
  language: string;
  /** Browsers that the readers want to be notified in. */
  devices: readonly { id: string; userId: string | null }[];
}

const words = ({ around, account }: Telling, language: string) => ({
  ...{ t: translator(language), origin: around.ports.origin, zone: account.timezone, name: account.name },
});

const message = (
  { around, rule }: Telling,
  channel: NewMessage["channel"],
  to: Pick<NewMessage, "recipient" | "subject" | "body" | "push">,
): NewMessage => ({ id: newId(around), accountId: rule.accountId, channel, ...to });

const noted = (telling: Telling) => noteOf(telling.news, words(telling, telling.language));
const chatted = (telling: Telling) => chatOf(telling.news, words(telling, telling.language));

/** What each way of telling puts into the outbox. */
export const posted: Readonly<Record<Exclude<AlertChannel, "inbox">, (telling: Telling) => NewMessage[]>> = {
  mail: (telling) =>
    telling.readers.map(({ reader, news }) =>
      message(telling, "mail", { recipient: reader.email, ...letterOf(news, words(telling, reader.language)) }),
    ),
  push: (telling) =>
    telling.devices.flatMap(({ id, userId }) => {
      const own = telling.readers.find(({ reader }) => reader.id === userId);
      return own ? [message(telling, "push", rungOf(own.news, words(telling, own.reader.language), id))] : [];
    }),
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

/** A notification: several things as one, under the name of the first; the same thing by two rules has one name. */
function rungOf(news: readonly Told[], around: ReturnType<typeof words>, recipient: string) {
  const [first] = news;
  const path = news.length === 1 && first ? pageOfAlert(first) : "/inbox";
  const body = news.map((each) => sentenceOf(each, around.t)).join(" · ");
  return { recipient, subject: around.name, body, push: { path, tag: `${first?.key} ${news.length}` } };
}

const urlsOf = (url: string | null) => (url === null ? [] : [url]);
