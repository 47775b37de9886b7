import type { Database } from "#app/platform/db/database.server.ts";
import type { PageRoute } from "#app/route-table.ts";
import { readConfiguration } from "../db/configuration.server.ts";

/** Databases known to be set up. Set-up is never undone, so each one is read only until then. */
const configuredClients = new WeakSet<object>();

/** True when the installation has been set up. */
export async function isConfigured(db: Database): Promise<boolean> {
  if (configuredClients.has(db.$client)) return true;
  const configured = (await readConfiguration(db)) !== null;
  if (configured) configuredClients.add(db.$client);
  return configured;
}

/** Redirects to get-started until the installation is set up, and from get-started to login afterwards. */
export function getSetupRedirect(row: Pick<PageRoute, "layout" | "setup">, configured: boolean): string | null {
  if (row.setup === "any" || row.layout === "none" || row.layout === "track") return null;
  if (row.setup === "absent") return configured ? "/login" : null;
  return configured ? null : "/get-started";
}
