import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { type AlertMessageContext, formatAlertSentence, getAlertPath, type KeyedAlertNews } from "./alert-message.ts";

/** One notification for all news, tagged by the first; the tag is the same when two rules report the same event. */
export function toPushMessage(news: readonly KeyedAlertNews[], context: AlertMessageContext, recipient: string) {
  const [first] = news;
  const path = news.length === 1 && first ? getAlertPath(first) : "/inbox";
  const body = news.map((each) => formatAlertSentence(each, context.t)).join(" · ");
  return {
    recipient,
    subject: context.name,
    body,
    push: { path: nameAccount(path, context.account), tag: `${first?.key} ${news.length}` },
  };
}
