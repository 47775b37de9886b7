import type { Messenger, MessengerText, TextChannel, TextOutcome } from "#app/platform/kernel/messenger.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { readOutcome } from "./messenger-outcome.ts";
import { readSignedReports } from "./messenger-reports.ts";
import { PROVIDER_TIMEOUT_MS, type Provider, parseProvider, withQuery } from "./provider.ts";

/** Paths that identify the kind of a provider; most are named before the address. */
const providerPaths = {
  twilio: /\/Accounts\//,
  vonage: /^\/v1\/messages/,
  messagebird: /^\/messages$/,
  seven: /^\/api\/sms/,
  meta: /^\/v\d+(\.\d+)?\/\d+/,
  post: /^/,
} as const;
export type TextProviderKind = keyof typeof providerPaths;
export type TextProvider = Provider<TextProviderKind>;

/** Messages a second where the address names no `per_second`. */
const DEFAULT_PER_SECOND = 50;

/** A text with where its reports go; null where none are wanted. */
type OutgoingText = MessengerText & { callback: string | null };
interface ProviderCall {
  url: URL;
  headers: Record<string, string>;
  body: string | URLSearchParams;
}

const json = { "Content-Type": "application/json" };

/** The request to a provider, by kind. The sender is the message's own, else `?from=` of the address. */
const providerCalls: Readonly<Record<TextProviderKind, (provider: TextProvider, text: OutgoingText) => ProviderCall>> =
  {
    twilio: ({ url, key }, { channel, to, text, from, callback }) => {
      const [account = ""] = (key ?? "").split(":");
      const mark = channel === "whatsapp" ? "whatsapp:" : "";
      const body = new URLSearchParams({ To: mark + to, From: mark + getSender(url, from), Body: text });
      if (callback) body.set("StatusCallback", callback);
      const call = withQuery(new URL(url.origin), `/2010-04-01/Accounts/${account}/Messages.json`, {});
      return { url: call, headers: { Authorization: `Basic ${btoa(key ?? "")}` }, body };
    },
    vonage: ({ url, key }, { id, channel, to, text, from }) => ({
      url: new URL("/v1/messages", url),
      headers: { ...json, Authorization: `Basic ${btoa(key ?? "")}` },
      body: JSON.stringify({
        ...{ message_type: "text", channel, to: to.slice(1), from: getSender(url, from).replace(/^\+/, "") },
        ...{ text, client_ref: id },
      }),
    }),
    messagebird: ({ url, key }, { id, to, text, from, callback }) => ({
      url: new URL("/messages", url),
      headers: { ...json, Authorization: `AccessKey ${key ?? ""}` },
      body: JSON.stringify({
        ...{
          originator: getSender(url, from),
          recipients: [to.slice(1)],
          body: text,
          datacoding: "auto",
          reference: id,
        },
        ...(callback && { reportUrl: callback }),
      }),
    }),
    seven: ({ url, key }, { id, to, text, from }) => ({
      url: new URL("/api/sms", url),
      headers: { ...json, "X-Api-Key": key ?? "" },
      body: JSON.stringify({ to, text, from: getSender(url, from), foreign_id: id, performance_tracking: 0 }),
    }),
    meta: ({ url, key }, { id, to, text }) => ({
      url: new URL(`${url.pathname.replace(/\/(messages)?$/, "")}/messages`, url),
      headers: { ...json, Authorization: `Bearer ${key ?? ""}` },
      body: JSON.stringify({
        ...{ messaging_product: "whatsapp", to: to.slice(1), type: "text", text: { body: text } },
        biz_opaque_callback_data: id,
      }),
    }),
    post: ({ url, key }, { id, channel, to, text, from }) => {
      const call = new URL(url);
      const template = call.searchParams.get("template");
      const sender = getSender(url, from);
      for (const name of ["template", "from"]) call.searchParams.delete(name);
      const headers = { ...json, "Idempotency-Key": id, ...(key && { Authorization: `Bearer ${key}` }) };
      const values: Readonly<Record<string, string>> = { id, channel, to, text, from: sender };
      const plain = { to, text, ...(sender && { from: sender }), ...(channel === "whatsapp" && { channel }) };
      return { url: call, headers, body: template ? fillTemplate(template, values) : JSON.stringify(plain) };
    },
  };

const getSender = (url: URL, from: string | null) => from ?? url.searchParams.get("from") ?? "";

/** A body of JSON in which `{to}` and the like stand within quotes. */
function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(id|channel|to|text|from)\}/g, (_, name: string) =>
    JSON.stringify(values[name] ?? "").slice(1, -1),
  );
}

async function callProvider(provider: TextProvider, text: OutgoingText): Promise<TextOutcome> {
  const { url, headers, body } = providerCalls[provider.kind](provider, text);
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  try {
    const response = await fetch(url, { method: "POST", headers, body, signal });
    const answered = { status: response.status, retryAfter: response.headers.get("Retry-After") };
    return readOutcome({ ...answered, body: (await response.text()).slice(0, 10_000) }, url.host);
  } catch (error) {
    const isSlow = error instanceof Error && error.name === "TimeoutError";
    return {
      kind: "later",
      error: `${url.host} ${isSlow ? "did not answer in time" : "could not be reached"}`,
      afterMs: null,
    };
  }
}

/** What configures the providers of texts. */
export interface TextSettings {
  TEXT_URL?: string;
  WHATSAPP_URL?: string;
  TEXT_REPORT_SECRET?: string;
  WHATSAPP_REPORT_SECRET?: string;
  APP_ENVIRONMENT: string;
  APP_ORIGIN?: string;
}

/** Texts by the providers that TEXT_URL and WHATSAPP_URL name; without one, only the outbox in development shows them. */
export function createTextPorts(settings: TextSettings): Pick<Ports, "sendText" | "texts" | "messenger"> {
  const open = (address?: string) => (address ? parseProvider(address, providerPaths) : null);
  const providers: Readonly<Record<TextChannel, TextProvider | null>> = {
    sms: open(settings.TEXT_URL),
    whatsapp: open(settings.WHATSAPP_URL),
  };
  const shown = settings.APP_ENVIRONMENT === "development";
  const offer = (channel: TextChannel) => (providers[channel] ? "provider" : shown ? "outbox" : "off");
  const pace = (channel: TextChannel) =>
    Number(takeParameter(providers[channel]?.url, "per_second") ?? DEFAULT_PER_SECOND) || DEFAULT_PER_SECOND;
  const secrets = { sms: settings.TEXT_REPORT_SECRET ?? "", whatsapp: settings.WHATSAPP_REPORT_SECRET ?? "" };
  const send: Messenger["send"] = async (text) => {
    const provider = providers[text.channel];
    if (!provider) return { kind: "later", error: "no provider of text messages is set", afterMs: null };
    const callback = `${settings.APP_ORIGIN ?? ""}/api/messages/reports/${text.channel}?message=${text.id}`;
    return callProvider(provider, {
      ...text,
      callback: secrets[text.channel] || provider.kind === "twilio" ? callback : null,
    });
  };
  return {
    texts: offer("sms") === "off" ? "not sent" : "sent",
    sendText: async ({ id, to, text }) => {
      if (!providers.sms && shown) return;
      if (!providers.sms) throw new Error("no provider of text messages is set");
      const outcome = await callProvider(providers.sms, { id, channel: "sms", to, text, from: null, callback: null });
      if (outcome.kind !== "accepted") throw new Error(outcome.error);
    },
    messenger: {
      offered: { sms: offer("sms"), whatsapp: offer("whatsapp") },
      perSecond: { sms: pace("sms"), whatsapp: pace("whatsapp") },
      send,
      readReports: async (channel, received, now) => {
        const provider = providers[channel];
        return provider ? readSignedReports(provider, secrets[channel], received, now) : null;
      },
    },
  };
}

/** Reads a parameter that is ours and not the provider's, and takes it out of the address. */
function takeParameter(url: URL | undefined, name: string): string | null {
  const value = url?.searchParams.get(name) ?? null;
  url?.searchParams.delete(name);
  return value;
}
