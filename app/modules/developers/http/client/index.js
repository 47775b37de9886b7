// The client of Waybill: typed calls with tries, idempotency keys and Retry-After, and the check of webhooks. No dependencies.

/** A refusal or fault of the API. */
export class WaybillError extends Error {
  constructor(status, body, requestId) {
    super(body.message ?? `Waybill answered ${status}`);
    this.name = "WaybillError";
    this.status = status;
    this.code = body.code ?? "unknown";
    this.errors = body.errors ?? {};
    this.requestId = body.request_id ?? requestId;
  }
}

/** Answers after which the same request may succeed: nothing was done yet. */
const worthAnotherTry = new Set([429, 502, 503, 504]);
const MAX_WAIT_MS = 60_000;

/** @param settings token, and of another installation its origin */
export function createWaybill({ token, origin, tries = 5, fetch: ask = fetch, sleep = wait }) {
  const call = async (method, path, options = {}) => {
    const url = createUrl(origin, path, options);
    const headers = { Authorization: `Bearer ${token}`, Accept: "application/json", ...options.headers };
    if (options.body !== undefined) headers["Content-Type"] = "application/json";
    // With a key a request may be sent again, whatever became of the first.
    if (method === "POST") headers["Idempotency-Key"] = options.idempotencyKey ?? crypto.randomUUID();
    const isSafe = method === "GET" || method === "POST";
    for (let at = 1; ; at += 1) {
      const answer = await ask(url, {
        method,
        headers,
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        signal: options.signal,
      }).catch((error) => {
        if (!isSafe || at >= tries || options.signal?.aborted) throw error;
        return null;
      });
      if (answer && (at >= tries || !worthAnotherTry.has(answer.status) || (!isSafe && answer.status === 504)))
        return readAnswer(answer);
      await answer?.body?.cancel();
      await sleep(getWait(answer, at), options.signal);
    }
  };
  return {
    get: (path, options) => call("GET", path, options),
    post: (path, options) => call("POST", path, options),
    put: (path, options) => call("PUT", path, options),
    delete: (path, options) => call("DELETE", path, options),
    /** Every page of a list, one after the other. */
    async *pages(path, options = {}) {
      let cursor = options.query?.cursor;
      do {
        const data = await call("GET", path, { ...options, query: { ...options.query, ...(cursor && { cursor }) } });
        yield data;
        cursor = data.pagination?.next;
      } while (cursor);
    },
  };
}

function createUrl(origin, path, { path: params = {}, query = {} }) {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name]))),
    origin,
  );
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null)
        url.searchParams.append(Array.isArray(value) ? `${name}[]` : name, String(each));
  return url;
}

async function readAnswer(answer) {
  const text = await answer.text();
  const body = parse(text);
  if (!answer.ok) throw new WaybillError(answer.status, body, answer.headers.get("x-request-id") ?? "");
  return body.data;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 200) };
  }
}

/** What `Retry-After` says, else longer with every try, and never all programs at once. */
function getWait(answer, at) {
  const named = answer?.headers.get("retry-after");
  const seconds = named ? Number(named) : Number.NaN;
  const until = named && Number.isNaN(seconds) ? Date.parse(named) - Date.now() : seconds * 1000;
  if (Number.isFinite(until)) return Math.min(MAX_WAIT_MS, Math.max(0, until));
  return Math.min(MAX_WAIT_MS, 250 * 2 ** at * (0.5 + Math.random()));
}

const wait = (ms, signal) =>
  new Promise((done, stop) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      stop(signal.reason);
    });
  });

/**
 * The event of a webhook, once its signature holds (Standard Webhooks). Throws otherwise.
 * @param message the raw body, the request's headers, and the endpoint's secret; while it is changed both
 */
export async function verifyWebhook({ body, headers, secret, toleranceSeconds = 300, now = Date.now() }) {
  const get = (name) => (typeof headers.get === "function" ? headers.get(name) : headers[name]) ?? "";
  const [id, timestamp] = [get("webhook-id"), get("webhook-timestamp")];
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (!id || !(age <= toleranceSeconds)) throw new Error("The webhook is too old, or has no id");
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = get("webhook-signature")
    .split(" ")
    .filter((each) => each.startsWith("v1,"));
  for (const each of [secret].flat()) {
    const key = await crypto.subtle.importKey(
      "raw",
      fromBase64(each.replace(/^whsec_/, "")),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    for (const signature of signatures)
      if (await crypto.subtle.verify("HMAC", key, fromBase64(signature.slice(3)), signed)) return JSON.parse(body);
  }
  throw new Error("The webhook's signature does not hold");
}

function fromBase64(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
