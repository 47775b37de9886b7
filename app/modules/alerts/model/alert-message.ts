import { nameAccount } from "#app/platform/http/account-parameter.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { type AlertType, alertCatalogue } from "./alert-catalogue.ts";

/** One event of an alert. */
export interface AlertNews {
  type: AlertType;
  objectId: string;
  number: string;
  at: number;
  /** Set for a test of the rule, which has no real event. */
  isTest?: true;
}

/** An event with the key that keeps it from being sent twice. */
export type KeyedAlertNews = AlertNews & { key: string };

/** The page of rules; tests link to it, because there is no event to show. */
const ALERT_RULES_PATH = "/settings/webhooks-alerts/alerts";

export interface AlertMessageContext {
  t: (key: string, params?: Record<string, unknown>) => string;
  origin: string;
  /** The account that the news are of: a link names it. */
  account: string;
  zone: string;
  /** Name of the account. */
  name: string;
}

/** Longest text message, in characters: two SMS segments. */
const MAX_TEXT_LENGTH = 300;

/** The event in one sentence. */
export function formatAlertSentence({ type, number }: AlertNews, t: AlertMessageContext["t"]): string {
  return t(`inbox:alert.${alertCatalogue[type].word}`, { number });
}

/** The page that shows the event. */
export function getAlertPath({ type, objectId: id, number, isTest }: AlertNews): string {
  return isTest ? ALERT_RULES_PATH : alertCatalogue[type].page({ id, number });
}

function toLink(path: string, { origin, account }: AlertMessageContext): string {
  return origin + nameAccount(path, account);
}

/** The mail of an alert: one event as a sentence, several as a list with times and links. */
export function renderAlertMail(
  news: readonly AlertNews[],
  context: AlertMessageContext,
): { subject: string; body: string } {
  const { t, zone, name } = context;
  const [first] = news;
  const subject =
    news.length === 1 && first ? formatAlertSentence(first, t) : t("mail:alert.subject", { count: news.length, name });
  const lines = news.map(
    (each) =>
      `${toLocalTime(each.at, zone).replace("T", " ")}  ${formatAlertSentence(each, t)}\n${toLink(getAlertPath(each), context)}`,
  );
  const foot = t("mail:alert.foot", { name, link: toLink(ALERT_RULES_PATH, context) });
  return { subject, body: [...lines, foot].join("\n\n") };
}

/** The text message of an alert: short, without links if they do not fit. */
export function renderAlertText(
  news: readonly AlertNews[],
  { t, name }: Pick<AlertMessageContext, "t" | "name">,
  longest = MAX_TEXT_LENGTH,
): string {
  const said = news.map((each) => formatAlertSentence(each, t)).join(" · ");
  const whole = `${name}: ${said}`;
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

/** The chat message of an alert: one line per event, with a link. */
export function renderAlertChat(news: readonly AlertNews[], context: AlertMessageContext): string {
  const lines = news.map((each) => `${formatAlertSentence(each, context.t)} ${toLink(getAlertPath(each), context)}`);
  return [context.name, ...lines].join("\n");
}

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
