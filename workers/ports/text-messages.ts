import type { Ports } from "#app/platform/kernel/ports.ts";
import { PROVIDER_TIMEOUT_MS, type Provider, parseProvider, withQuery } from "./provider.ts";

type TextProviderKind = "twilio" | "post";
type TextMessage = Parameters<Ports["sendText"]>[0];

/** Paths that identify the kind of a provider. */
const providerPaths: Readonly<Record<TextProviderKind, RegExp>> = { twilio: /\/Accounts\//, post: /^/ };

/** The request to a provider, by kind. */
const providerCalls: Readonly<
  Record<TextProviderKind, (provider: Provider<TextProviderKind>, text: TextMessage) => { url: URL; init: RequestInit }>
> = {
  // `?from=` is the sender: a number or a name that is registered there.
  twilio: ({ url, key }, { to, text }) => {
    const [account = ""] = (key ?? "").split(":");
    const body = new URLSearchParams({ To: to, From: url.searchParams.get("from") ?? "", Body: text });
    const call = withQuery(new URL(url.origin), `/2010-04-01/Accounts/${account}/Messages.json`, {});
    return { url: call, init: { headers: { Authorization: `Basic ${btoa(key ?? "")}` }, body } };
  },
  // A custom gateway: JSON, with a key that identifies a retry of the same text.
  post: ({ url, key }, { id, to, text }) => {
    const headers: Record<string, string> = { "Content-Type": "application/json", "Idempotency-Key": id };
    if (key) headers.Authorization = `Bearer ${key}`;
    return { url, init: { headers, body: JSON.stringify({ to, text }) } };
  },
};

/** Text messages by the provider that TEXT_URL names; without one, only the outbox in development shows them. */
export function createTextPorts({
  TEXT_URL,
  APP_ENVIRONMENT,
}: {
  TEXT_URL?: string;
  APP_ENVIRONMENT: string;
}): Pick<Ports, "sendText" | "texts"> {
  if (!TEXT_URL) {
    const shown = APP_ENVIRONMENT === "development";
    return {
      texts: shown ? "sent" : "not sent",
      sendText: async () => {
        if (!shown) throw new Error("no provider of text messages is set");
      },
    };
  }
  const provider = parseProvider(TEXT_URL, providerPaths);
  return {
    texts: "sent",
    sendText: async (text) => {
      const { url, init } = providerCalls[provider.kind](provider, text);
      const response = await fetch(url, { method: "POST", ...init, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
    },
  };
}
