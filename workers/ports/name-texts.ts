import { resolveTxt } from "node:dns/promises";
import type { Ports } from "#app/platform/kernel/ports.ts";

/** What name servers say where a name or its record is missing. */
const missing: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA", "NXDOMAIN"]);

/**
 * Looks a TXT record up. In development names below `.localhost`, which no name server knows and every browser finds on its
 * own machine, have every record: a local stand-in for a name of one's own.
 */
export function createHasNameText(
  { APP_ENVIRONMENT }: { APP_ENVIRONMENT: string },
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Ports["hasNameText"] {
  return async (name, text) => {
    if (APP_ENVIRONMENT === "development" && name.endsWith(".localhost")) return true;
    try {
      // A long record comes in pieces.
      return (await resolve(name)).some((pieces) => pieces.join("") === text);
    } catch (error) {
      return error instanceof Error && "code" in error && missing.has(error.code) ? false : null;
    }
  };
}
