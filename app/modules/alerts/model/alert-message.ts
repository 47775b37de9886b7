import { localTimeOf } from "#app/platform/time/local-time.ts";
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
const rulesPage = "/settings/webhooks-alerts/alerts";

interface Around {
  t: (key: string, params?: Record<string, unknown>) => string;
  origin: string;
  zone: string;
  /** The account. */
  name: string;
}

/** Longest text message, in letters: two parts of one. */
const longestText = 300;

/** What happened, in one sentence. */
export function sentenceOf({ type, number }: AlertNews, t: Around["t"]): string {
  return t(`inbox:alert.${alertCatalogue[type].word}`, { number });
}

/** Where it is looked at. */
export function pageOfAlert({ type, objectId: id, number, isTest }: AlertNews): string {
  return isTest ? rulesPage : alertCatalogue[type].page({ id, number });
}

/** The same for a mailbox: one thing by its sentence, more as a list with their times and pages. */
export function letterOf(
  news: readonly AlertNews[],
  { t, origin, zone, name }: Around,
): { subject: string; body: string } {
  const [first] = news;
  const subject =
    news.length === 1 && first ? sentenceOf(first, t) : t("mail:alert.subject", { count: news.length, name });
  const lines = news.map(
    (each) => `${localTimeOf(each.at, zone).replace("T", " ")}  ${sentenceOf(each, t)}\n${origin}${pageOfAlert(each)}`,
  );
  const foot = t("mail:alert.foot", { name, link: `${origin}${rulesPage}` });
  return { subject, body: [...lines, foot].join("\n\n") };
}

/** The same for a phone or a chat: short, without links where there is no room. */
export function noteOf(
  news: readonly AlertNews[],
  { t, name }: Pick<Around, "t" | "name">,
  longest = longestText,
): string {
  const said = news.map((each) => sentenceOf(each, t)).join(" · ");
  const whole = `${name}: ${said}`;
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1)}…`;
}

/** The same for a chat: a line each, with its page. */
export function chatOf(news: readonly AlertNews[], { t, origin, name }: Around): string {
  return [name, ...news.map((each) => `${sentenceOf(each, t)} ${origin}${pageOfAlert(each)}`)].join("\n");
}
