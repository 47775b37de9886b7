import { createHash } from "node:crypto";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";
import type { MessengerReport } from "#app/platform/kernel/messenger.ts";
import { fromBase64Url, isSameToken, toBase64Url, toHex } from "#app/platform/kernel/tokens.ts";
import type { TextProvider, TextProviderKind } from "./messenger.ts";

interface Received {
  address: string;
  headers: Headers;
  body: string;
}

/** How long a signed token may be old, seconds. */
const MAX_TOKEN_AGE = 600;

const encode = (text: string) => new TextEncoder().encode(text);

async function sign(algorithm: "SHA-1" | "SHA-256", secret: string, text: string): Promise<Uint8Array> {
  const usage = { name: "HMAC", hash: algorithm };
  const key = await crypto.subtle.importKey("raw", encode(secret), usage, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(text)));
}

const hashHex = (algorithm: "sha256" | "md5", text: string) => createHash(algorithm).update(text).digest("hex");

/** Checks a token of HMAC-SHA256 that names the hash of the body it came with. */
async function isTokenOfBody(token: string, secret: string, body: string, now: number): Promise<boolean> {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const expected = toBase64Url(await sign("SHA-256", secret, `${head}.${claims}`));
  if (!(await isSameToken(signature, expected))) return false;
  const said = parseBoundedJson(new TextDecoder().decode(fromBase64Url(claims)));
  const { iat, nbf, payload_hash: hash } = Object(said) as Record<string, unknown>;
  const at = Number(iat ?? nbf);
  if (!Number.isFinite(at) || Math.abs(now / 1000 - at) > MAX_TOKEN_AGE) return false;
  return typeof hash === "string" ? isSameToken(hash, hashHex("sha256", body)) : body === "";
}

/** Whether a request bears its provider's signature, as each documents it. */
const signatures: Readonly<
  Record<
    TextProviderKind,
    (provider: TextProvider, secret: string, received: Received, now: number) => Promise<boolean>
  >
> = {
  twilio: async ({ key }, _, { address, headers, body }) => {
    const token = (key ?? "").split(":").slice(1).join(":");
    const fields = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    const text = address + fields.map(([name, value]) => name + value).join("");
    const expected = btoa(String.fromCharCode(...(await sign("SHA-1", token, text))));
    return token !== "" && isSameToken(headers.get("X-Twilio-Signature") ?? "", expected);
  },
  vonage: async (_, secret, { headers, body }, now) =>
    isTokenOfBody((headers.get("Authorization") ?? "").replace(/^Bearer /, ""), secret, body, now),
  messagebird: async (_, secret, { headers, body }, now) =>
    isTokenOfBody(headers.get("MessageBird-Signature-JWT") ?? "", secret, body, now),
  seven: async (_, secret, { address, headers, body }, now) => {
    const [at, nonce] = [headers.get("X-Timestamp") ?? "", headers.get("X-Nonce") ?? ""];
    if (!(Math.abs(now / 1000 - Number(at)) <= MAX_TOKEN_AGE)) return false;
    const text = [at, nonce, "POST", address, hashHex("md5", body)].join("\n");
    return isSameToken(headers.get("X-Signature") ?? "", toHex(await sign("SHA-256", secret, text)));
  },
  meta: async (_, secret, { headers, body }) =>
    isSameToken(headers.get("X-Hub-Signature-256") ?? "", `sha256=${toHex(await sign("SHA-256", secret, body))}`),
  post: async (_, secret, { headers, body }, now) => {
    const read = (name: string) => headers.get(`webhook-${name}`) ?? "";
    const signed = { id: read("id"), timestamp: read("timestamp"), signature: read("signature") };
    return signed.id !== "" && hasValidSignature(secret, signed, body, now);
  },
};

const arrived = new Set(["delivered", "delivrd", "read"]);
const ended = new Set(["failed", "rejected", "undeliverable", "expired", "notdelivered", "delivery_failed"]);
const dead = new Set(["undelivered", "unreachable", "bounced"]);

/** A report of one message; null for states on the way. */
function toReport(
  state: unknown,
  ids: { id?: unknown; providerId?: unknown; error?: unknown },
): MessengerReport | null {
  const word = String(state ?? "").toLowerCase();
  const kind = arrived.has(word) ? "delivered" : dead.has(word) ? "unreachable" : ended.has(word) ? "failed" : null;
  const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : null);
  return kind && { kind, id: text(ids.id), providerId: text(ids.providerId), error: text(ids.error) };
}

const toAnswer = (from: unknown, text: unknown): MessengerReport | null =>
  typeof from === "string" && typeof text === "string" && from !== ""
    ? { kind: "answer", from: `+${from.replace(/\D/g, "")}`, text }
    : null;

const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map((each) => Object(each)) : [];

/** Reads the fields of one report of Vonage, MessageBird, seven or a gateway of one's own. */
function readFields(said: Record<string, unknown>, address: URL): (MessengerReport | null)[] {
  const data = { ...Object.fromEntries(address.searchParams), ...said, ...(Object(said.data) as object) } as Record<
    string,
    unknown
  >;
  const incoming = data.text ?? data.body ?? data.payload;
  const from = data.from ?? data.sender ?? data.originator;
  const id = data.client_ref ?? data.foreign_id ?? data.reference ?? data.message;
  const providerId = data.message_uuid ?? data.msg_id ?? data.id;
  const state = data.status ?? data.state;
  return [
    toReport(state, { id, providerId, error: data.error ?? data.statusErrorCode }),
    state === undefined ? toAnswer(typeof from === "number" ? String(from) : from, incoming) : null,
  ];
}

function readMeta(said: Record<string, unknown>): (MessengerReport | null)[] {
  const values = list(said.entry).flatMap(({ changes }) => list(changes).map(({ value }) => Object(value)));
  return values.flatMap((value) => [
    ...list(value.statuses).map(({ status, id, biz_opaque_callback_data: ours, errors }) =>
      toReport(status, { id: ours, providerId: id, error: list(errors)[0]?.title }),
    ),
    ...list(value.messages).map(({ from, text }) => toAnswer(from, Object(text).body)),
  ]);
}

/** Reads a provider's signed reports; null where the signature does not fit or no secret is set. */
export async function readSignedReports(
  provider: TextProvider,
  secret: string,
  received: Received,
  now: number,
): Promise<MessengerReport[] | null> {
  if (secret === "" && provider.kind !== "twilio") return null;
  const isSigned = await signatures[provider.kind](provider, secret, received, now).catch(() => false);
  if (!isSigned) return null;
  const address = new URL(received.address);
  if (provider.kind === "twilio") {
    const form = new URLSearchParams(received.body);
    const ids = {
      id: address.searchParams.get("message"),
      providerId: form.get("MessageSid"),
      error: form.get("ErrorCode"),
    };
    const state = form.get("MessageStatus") ?? form.get("SmsStatus");
    const said = [toReport(state, ids), form.has("Body") ? toAnswer(form.get("From"), form.get("Body")) : null];
    return said.filter((each) => each !== null);
  }
  const said = received.body === "" ? {} : parseBoundedJson(received.body);
  const bodies = Array.isArray(said) ? list(said) : [Object(said)];
  const read =
    provider.kind === "meta" ? bodies.flatMap(readMeta) : bodies.flatMap((each) => readFields(each, address));
  return read.filter((each) => each !== null);
}
