import type { Database } from "#app/platform/db/database.server.ts";
import type { PageRoute } from "#app/route-table.ts";
import { readConfiguration } from "../db/configuration.server.ts";

/** Once set up, always set up: asked of the database until then. */
const configuredClients = new WeakSet<object>();

/** True when the installation's configuration has a uuid (platform §4.2, step 7). */
export async function isConfigured(db: Database): Promise<boolean> {
  if (configuredClients.has(db.$client)) return true;
  const configured = (await readConfiguration(db)) !== null;
  if (configured) configuredClients.add(db.$client);
  return configured;
}

/** Where the setup state leads: pages that need a configuration to get-started, get-started itself to login once there is one. */
export function getSetupRedirect(row: Pick<PageRoute, "layout" | "setup">, configured: boolean): string | null {
  if (row.setup === "any" || row.layout === "none" || row.layout === "track") return null;
  if (row.setup === "absent") return configured ? "/login" : null;
  return configured ? null : "/get-started";
}
