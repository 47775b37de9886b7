import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useCopy } from "#app/ui/primitives/use-copy.ts";

/** A request to an endpoint. */
export interface SentRequest {
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string;
}

/** A signed request with its headers, its body with the changed fields marked, and a curl command to copy. */
export function WebhookRequest({ request: { url, headers, body } }: { request: SentRequest }) {
  const t = useTranslate();
  const copy = useCopy();
  const curl = [
    `curl -X ${METHOD} ${quoteForShell(url)}`,
    ...headers.map(({ name, value }) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    `--data-raw ${quoteForShell(body)}`,
  ].join(" ");
  const { shown, current } = foldBody(body);
  return (
    <>
      <h3>
        {t("webhooks:request")}
        <button type="button" className="link log-copy" onClick={() => copy(curl)}>
          <Icon of={Copy} size={13} />
          {t("webhooks:copy_curl")}
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
          <summary>{t("webhooks:current")}</summary>
          <p className="faint-ink">{t("webhooks:request_current")}</p>
          <ScrollBox>{JSON.stringify(current, null, 2)}</ScrollBox>
        </details>
      )}
    </>
  );
}

const METHOD = "POST";
const FOLD_MARK = "…";

/** Separates the object from the body: it is long and has a section of its own. */
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

/** Puts arrays of plain values, such as the old and new value of a change, on one line. */
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

/** The lines of a body; those of its `changed` are marked. */
function markLines(text: string): ReactNode[] {
  const lines = text.split("\n");
  const begin = lines.indexOf('    "changed": {');
  const end = begin < 0 ? -1 : lines.indexOf("    }", begin);
  return lines.map((line, at) => (at > begin && at < end ? <ins key={at}>{`${line}\n`}</ins> : `${line}\n`));
}

/** Preformatted text that scrolls when it is long. */
export function ScrollBox({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  return <pre tabIndex={0}>{children}</pre>;
}

/** Quotes a text for a shell. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
