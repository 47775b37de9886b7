import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { readBoundedText } from "./shops.ts";
import { findNameFault, resolveName } from "./webhooks.ts";

interface DocumentSettings {
  APP_ORIGIN: string;
  APP_ENVIRONMENT: string;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 16 * 1024;

/**
 * Reads a document that a stranger named: only https at a public name, no redirects, JSON, 16 KB and five seconds at most.
 * When deployed the platform blocks internal networks (`global_fetch_strictly_public`); elsewhere the name is resolved first.
 */
export function createReadDocument({ APP_ORIGIN, APP_ENVIRONMENT }: DocumentSettings, resolve = resolveName) {
  const own = [new URL(APP_ORIGIN).hostname];
  return async (url: string): Promise<string | null> => {
    if (findAddressFault(url, own)) return null;
    try {
      if (APP_ENVIRONMENT === "development" && (await findNameFault(new URL(url).hostname, resolve))) return null;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { headers: { Accept: "application/json" }, redirect: "manual", signal });
      const isJson = /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get("Content-Type") ?? "");
      if (response.status === 200 && isJson) return await readBoundedText(response, MAX_BYTES);
      await response.body?.cancel();
      return null;
    } catch {
      return null;
    }
  };
}
