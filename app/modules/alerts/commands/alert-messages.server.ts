import type { NewMessage } from "#app/modules/notifications/db/mail.writes.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { AlertReader } from "../db/alert-readers.reads.server.ts";
import type { AlertRule } from "../db/alert-rules.server.ts";
import type { AlertChannel } from "../model/alert.enums.ts";
import {
  type KeyedAlertNews,
  renderAlertChat,
  renderAlertMail,
  renderAlertText,
  toPushMessage,
} from "../model/alert-message.ts";

/** The context of the job that sends alerts. */
export type AlertContext = Pick<Scope, "db" | "ports">;
/** An alert with its recipients. */
export interface AlertDispatch {
  context: AlertContext;
  rule: AlertRule;
  readers: readonly { reader: AlertReader; news: readonly KeyedAlertNews[] }[];
  /** All news, for phones and chats, which are not tied to a person's permissions. */
  news: readonly KeyedAlertNews[];
  account: { name: string; timezone: string };
  /** The owner's language, used for phones and chats. */
  language: string;
  /** Browsers in which the readers are notified. */
  devices: readonly { id: string; userId: string | null }[];
}

const getMessageContext = ({ context, rule, account }: AlertDispatch, language: string) => ({
  t: createTranslator(language),
  origin: context.ports.origin,
  account: rule.accountId,
  zone: account.timezone,
  name: account.name,
});

const toNewMessage = (
  { context, rule }: AlertDispatch,
  channel: NewMessage["channel"],
  to: Pick<NewMessage, "recipient" | "subject" | "body" | "push">,
): NewMessage => ({ id: newId(context), accountId: rule.accountId, channel, ...to });

const renderDispatchText = (dispatch: AlertDispatch) =>
  renderAlertText(dispatch.news, getMessageContext(dispatch, dispatch.language));
const renderDispatchChat = (dispatch: AlertDispatch) =>
  renderAlertChat(dispatch.news, getMessageContext(dispatch, dispatch.language));

/** The outbox messages of each channel. */
export const channelMessages: Readonly<
  Record<Exclude<AlertChannel, "inbox">, (dispatch: AlertDispatch) => NewMessage[]>
> = {
  mail: (dispatch) =>
    dispatch.readers.map(({ reader, news }) =>
      toNewMessage(dispatch, "mail", {
        recipient: reader.email,
        ...renderAlertMail(news, getMessageContext(dispatch, reader.language)),
      }),
    ),
  push: (dispatch) =>
    dispatch.devices.flatMap(({ id, userId }) => {
      const own = dispatch.readers.find(({ reader }) => reader.id === userId);
      return own
        ? [
            toNewMessage(
              dispatch,
              "push",
              toPushMessage(own.news, getMessageContext(dispatch, own.reader.language), id),
            ),
          ]
        : [];
    }),
  text: (dispatch) =>
    dispatch.rule.phones.map((recipient) =>
      toNewMessage(dispatch, "text", { recipient, subject: "", body: renderDispatchText(dispatch) }),
    ),
  slack: (dispatch) =>
    toUrlList(dispatch.rule.slackUrl).map((recipient) =>
      toNewMessage(dispatch, "slack", { recipient, subject: "", body: renderDispatchChat(dispatch) }),
    ),
  teams: (dispatch) =>
    toUrlList(dispatch.rule.teamsUrl).map((recipient) =>
      toNewMessage(dispatch, "teams", { recipient, subject: "", body: renderDispatchChat(dispatch) }),
    ),
};

const toUrlList = (url: string | null) => (url === null ? [] : [url]);
