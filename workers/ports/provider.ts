import { ProviderRateLimited } from "./pace.ts";

/** A provider's address as configured: `photon+https://geo.example/api?key=…`, or the address alone. */
export interface Provider<Kind extends string> {
  kind: Kind;
  url: URL;
  /** From `https://KEY@host` or `https://NAME:KEY@host`: sent as the Authorization header, never in a path. */
  key: string | null;
  /** The User-Agent; public geocoders require one. */
  userAgent?: string;
}

/** How long a provider may take, milliseconds. */
export const PROVIDER_TIMEOUT_MS = 8_000;

/**
 * Reads a provider's address. The kind is before a plus (`osrm+https://…`) or is known from the path's beginning.
 *
 * @throws when the kind is neither named nor known by its path.
 */
export function parseProvider<Kind extends string>(
  text: string,
  paths: Readonly<Record<Kind, RegExp>>,
): Provider<Kind> {
  const [, named, address = text] = /^([a-z]+)\+(https?:.*)$/.exec(text) ?? [];
  const url = new URL(address);
  const key =
    url.username === "" ? null : [url.username, url.password].filter(Boolean).map(decodeURIComponent).join(":");
  url.username = "";
  url.password = "";
  for (const kind in paths) if (named ? named === kind : paths[kind].test(url.pathname)) return { kind, url, key };
  throw new Error(
    `${url.origin}: name the kind of provider before the address, one of ${Object.keys(paths).join(", ")}`,
  );
}

/** The provider's JSON; throws for a slow or failing answer, with the host's name and without the key. */
export async function fetchProviderJson(provider: Provider<string>, url: URL, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { Accept: "application/json", "User-Agent": provider.userAgent ?? "Waybill" };
  if (provider.key) headers.Authorization = provider.key;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (response.status === 429 || response.status === 503) {
    const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
    throw new ProviderRateLimited(`${url.host} answered ${response.status}`, seconds > 0 ? seconds * 1000 : null);
  }
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`);
  return response.json();
}

/** The configured address with other query parameters beside its own. */
export function withQuery(url: URL, path: string, query: Readonly<Record<string, string>>): URL {
  const requested = new URL(url);
  requested.pathname = path;
  for (const [name, value] of Object.entries(query)) if (value !== "") requested.searchParams.set(name, value);
  return requested;
}

/** The path of a provider's call: the configured one when it already names the call, else the call below it. */
export function joinProviderPath(base: URL, call: string): string {
  const path = base.pathname.replace(/\/+$/, "");
  return path.endsWith(call) ? path : `${path}${call}`;
}
