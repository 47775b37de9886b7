import { FetchError, type FetchOptions, type FetchResponse, ofetch } from "ofetch";
import { camelCased } from "#app/platform/kernel/snake-case.ts";
import { toastError } from "../primitives/toast.ts";

/** Answers worth a second try; only of reads: a write may have happened (platform §8). */
const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
const timeoutMs = 30_000;

/** What a status leads to besides the error itself, which every caller gets (platform §8). */
export interface Reactions {
  reload(): void;
  replace(path: string): void;
  notify(): void;
}

/** Query parameters in bracket style, nulls skipped, values encoded (platform §7.1). */
export function queryOf(query: object): string {
  return new URLSearchParams([...pairsOf(query, "")]).toString();
}

function* pairsOf(value: unknown, name: string): Generator<[string, string]> {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) for (const each of value) yield* pairsOf(each, `${name}[]`);
  else if (typeof value === "object")
    for (const [key, each] of Object.entries(value)) yield* pairsOf(each, name === "" ? key : `${name}[${key}]`);
  else yield [name, String(value)];
}

/** Reacts to the status of an answer. */
export function react(status: number, reactions: Reactions): void {
  if (status === 419) reactions.reload();
  if (status === 402) reactions.replace("/account-suspended");
  if (status === 500) reactions.notify();
}

/** Reads an answer for a screen that shows what another part of it loaded as a page: names as pages have them. */
export function asScreens(text: string): unknown {
  return camelCased(JSON.parse(text));
}

/** A client of the JSON API. @param account uuid of the active account, for the header of that name */
export function apiClient(account: string | null, reactions: Reactions, fetching: typeof fetch = fetch) {
  return async function call<T>(path: string, options: FetchOptions<"json"> & { query?: object } = {}): Promise<T> {
    const { query, ...rest } = options;
    const method = (rest.method ?? "GET").toUpperCase();
    const reads = method === "GET" || method === "HEAD";
    const asked = query ? `${path}?${queryOf(query)}` : path;
    const client = ofetch.create({}, { fetch: fetching });
    const headers = new Headers(rest.headers);
    if (account) headers.set("account", account);
    return client<T>(asked, {
      ...rest,
      baseURL: "/api",
      credentials: "include",
      headers,
      timeout: timeoutMs,
      retry: reads ? 1 : 0,
      retryStatusCodes: retryStatuses,
      onResponseError: ({ response }: { response: FetchResponse<unknown> }) => react(response.status, reactions),
    });
  };
}

/** The HTTP status of a failed call; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  return error instanceof FetchError ? (error.status ?? null) : null;
}

/** What the server said of a failed call (api.md); null when it said nothing that could be read. */
export function refusalOf(error: unknown): { message: string; code: string } | null {
  const said: unknown = error instanceof FetchError ? error.data : null;
  if (typeof said !== "object" || said === null) return null;
  if (!("message" in said && "code" in said)) return null;
  return { message: String(said.message), code: String(said.code) };
}

/** What a page does about a status. */
export function pageReactions(words: { text: string; detail: string }): Reactions {
  return {
    reload: () => location.reload(),
    replace: (path) => location.replace(path),
    notify: () => toastError(words.text, words.detail),
  };
}
