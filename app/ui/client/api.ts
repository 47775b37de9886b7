import { FetchError, type FetchOptions, type FetchResponse, ofetch } from "ofetch";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { showErrorToast } from "../primitives/toast.ts";
import { withTabAccount } from "./tab-account.ts";

/** Statuses worth another try at once, for reads only: a write may have happened. What the server put off comes in its turn. */
const retryStatuses = [408, 409, 425, 500, 502, 504];
const TIMEOUT_MS = 30_000;

/** Reactions to a status, besides the error that every caller gets. */
export interface StatusReactions {
  reload(): void;
  replace(path: string): void;
  notify(): void;
}

/** Query parameters in bracket style, nulls skipped, values encoded. */
export function formatQuery(query: object): string {
  return new URLSearchParams([...listQueryPairs(query, "")]).toString();
}

function* listQueryPairs(value: unknown, name: string): Generator<[string, string]> {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) for (const each of value) yield* listQueryPairs(each, `${name}[]`);
  else if (typeof value === "object")
    for (const [key, each] of Object.entries(value)) yield* listQueryPairs(each, name === "" ? key : `${name}[${key}]`);
  else yield [name, String(value)];
}

/** Reacts to the status of a response. */
export function applyReactions(status: number, reactions: StatusReactions): void {
  if (status === 419) reactions.reload();
  if (status === 402) reactions.replace("/account-suspended");
  if (status === 500) reactions.notify();
}

/** Parses a response with the property names that pages use, for screens that combine both. */
export function parseForScreen(text: string): unknown {
  return toCamelCase(JSON.parse(text));
}

/** A client of the JSON API. @param account uuid of the active account, for the header of that name */
export function createApiClient(account: string | null, reactions: StatusReactions, fetching: typeof fetch = fetch) {
  return async function call<T>(path: string, options: FetchOptions<"json"> & { query?: object } = {}): Promise<T> {
    const { query, ...rest } = options;
    const method = (rest.method ?? "GET").toUpperCase();
    const reads = method === "GET" || method === "HEAD";
    const requested = query ? `${path}?${formatQuery(query)}` : path;
    const client = ofetch.create({}, { fetch: fetching });
    const headers = new Headers(rest.headers);
    if (account) headers.set("account", account);
    return client<T>(requested, {
      ...rest,
      baseURL: "/api",
      credentials: "include",
      headers,
      timeout: TIMEOUT_MS,
      retry: reads ? 1 : 0,
      retryStatusCodes: retryStatuses,
      onResponseError: ({ response }: { response: FetchResponse<unknown> }) =>
        applyReactions(response.status, reactions),
    });
  };
}

/** The HTTP status of a failed call; null without a response. */
export function getErrorStatus(error: unknown): number | null {
  return error instanceof FetchError ? (error.status ?? null) : null;
}

/** The server's refusal of a failed call, and what it says of its first field; null if the body is unreadable. */
export function getApiRefusal(error: unknown): { message: string; code: string; reason: string } | null {
  const body: unknown = error instanceof FetchError ? error.data : null;
  if (typeof body !== "object" || body === null) return null;
  if (!("message" in body && "code" in body)) return null;
  const first: unknown = "errors" in body ? Object.values(Object(body.errors))[0] : undefined;
  const reason = String(Array.isArray(first) ? first[0] : body.message);
  return { message: String(body.message), code: String(body.code), reason };
}

/** Creates a page's reactions to statuses. */
export function createPageReactions(words: { text: string; detail: string }): StatusReactions {
  return {
    reload: () => location.reload(),
    replace: (path) => location.replace(withTabAccount(path)),
    notify: () => showErrorToast(words.text, words.detail),
  };
}
