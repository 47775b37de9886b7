import { toLocalTime } from "#app/platform/time/local-time.ts";
import { type AlertType, alertCatalogue } from "./alert-catalogue.ts";

/** One thing that somebody is told. */
export interface AlertNews {
  type: AlertType;
  objectId: string;
  number: string;
  at: number;
  /** It did not happen: somebody tries the rule out. */
  isTest?: true;
}

/** Where rules are made: a test leads back there, since nothing happened that could be looked at. */
const ALERT_RULES_PATH = "/settings/webhooks-alerts/alerts";

interface AlertMessageContext {
  t: (key: string, params?: Record<string, unknown>) => string;
  origin: string;
  zone: string;
  /** The account. */
  name: string;
}

/** Longest text message, in letters: two parts of one. */
const MAX_TEXT_LENGTH = 300;

/** What happened, in one sentence. */
export function formatAlertSentence({ type, number }: AlertNews, t: AlertMessageContext["t"]): string {
  return t(`inbox:alert.${alertCatalogue[type].word}`, { number });
}

/** Where it is looked at. */
export function getAlertPath({ type, objectId: id, number, isTest }: AlertNews): string {
  return isTest ? ALERT_RULES_PATH : alertCatalogue[type].page({ id, number });
}

/** The same for a mailbox: one thing by its sentence, more as a list with their times and pages. */
export function renderAlertMail(
  news: readonly AlertNews[],
  { t, origin, zone, name }: AlertMessageContext,
): { subject: string; body: string } {
  const [first] = news;
  const subject =
    news.length === 1 && first ? formatAlertSentence(first, t) : t("mail:alert.subject", { count: news.length, name });
  const lines = news.map(
    (each) =>
      `${toLocalTime(each.at, zone).replace("T", " ")}  ${formatAlertSentence(each, t)}\n${origin}${getAlertPath(each)}`,
  );
  const foot = t("mail:alert.foot", { name, link: `${origin}${ALERT_RULES_PATH}` });
  return { subject, body: [...lines, foot].join("\n\n") };
}

/** The same for a phone or a chat: short, without links where there is no room. */
export function renderAlertText(
  news: readonly AlertNews[],
  { t, name }: Pick<AlertMessageContext, "t" | "name">,
  longest = MAX_TEXT_LENGTH,
): string {
  const said = news.map((each) => formatAlertSentence(each, t)).join(" · ");
  const whole = `${name}: ${said}`;
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

/** The same for a chat: a line each, with its page. */
export function renderAlertChat(news: readonly AlertNews[], { t, origin, name }: AlertMessageContext): string {
  return [name, ...news.map((each) => `${formatAlertSentence(each, t)} ${origin}${getAlertPath(each)}`)].join("\n");
}
