import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";

/** What is sent to an endpoint. */
export interface SentRequest {
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string;
}

/** A request as it was signed, ready for a shell: its headers, and the body with what changed marked in it. */
export function WebhookRequest({ request: { url, headers, body } }: { request: SentRequest }) {
  const t = useTranslate();
  const curl = [
    `curl -X ${METHOD} ${quoteForShell(url)}`,
    ...headers.map(({ name, value }) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    `--data-raw ${quoteForShell(body)}`,
  ].join(" ");
  const { shown, current } = foldBody(body);
  return (
    <>
      <h3>
        {t("settings:webhooks.request")}
        <button
          type="button"
          className="link webhook-copy"
          onClick={() => void navigator.clipboard.writeText(curl).then(() => showToast(t("common:error.copied")))}
        >
          <Icon of={Copy} size={13} />
          {t("settings:webhooks.copy_curl")}
        </button>
      </h3>
      <ScrollBox>
        <b>{METHOD}</b> {new URL(url).pathname}
        {headers.map(({ name, value }) => (
          <span key={name}>
            {"\n"}
            <b>{name}</b>: {value}
          </span>
        ))}
      </ScrollBox>
      <ScrollBox>{markLines(shown)}</ScrollBox>
      {current !== undefined && (
        <details>
          <summary>{t("settings:webhooks.current")}</summary>
          <p className="faint-ink">{t("settings:webhooks.request_current")}</p>
          <ScrollBox>{JSON.stringify(current, null, 2)}</ScrollBox>
        </details>
      )}
    </>
  );
}

const METHOD = "POST";
const FOLD_MARK = "…";

/** The body without the object that it carries along: that is long, and has a place of its own. */
function foldBody(body: string): { shown: string; current: unknown } {
  const whole: unknown = JSON.parse(body);
  const carried: unknown = Object(Object(Object(whole).data).object).current;
  const current = typeof carried === "object" && carried !== null ? carried : undefined;
  const text = JSON.stringify(
    whole,
    (_, value: unknown) => (current !== undefined && value === current ? FOLD_MARK : value),
    2,
  );
  const shown = shortenArrays(text);
  return { shown: shown.replace(`"${FOLD_MARK}"`, `{ ${FOLD_MARK} }`), current };
}

/** The same with arrays of plain values in one line each, as what changed is: before and after. */
function shortenArrays(text: string): string {
  const lines: string[] = [];
  let open: number | null = null;
  for (const line of text.split("\n")) {
    lines.push(line);
    if (line.endsWith("[")) open = lines.length - 1;
    else if (line.endsWith("{")) open = null;
    else if (open !== null && line.trimStart().startsWith("]")) {
      const [first = "", ...rest] = lines.splice(open);
      const values = rest.slice(0, -1).map((each) => each.trim());
      lines.push(`${first}${values.join(" ")}${rest.at(-1)?.trim()}`);
      open = null;
    }
  }
  return lines.join("\n");
}

/** The lines of a body, those of its `changed` marked. */
function markLines(text: string): ReactNode[] {
  const lines = text.split("\n");
  const begin = lines.indexOf('    "changed": {');
  const end = begin < 0 ? -1 : lines.indexOf("    }", begin);
  return lines.map((line, at) => (at > begin && at < end ? <ins key={at}>{`${line}\n`}</ins> : `${line}\n`));
}

/** Text as it came, which scrolls when it is long. */
export function ScrollBox({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
  return <pre tabIndex={0}>{children}</pre>;
}

/** A word of a shell, whatever is in it. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
