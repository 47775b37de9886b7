import { hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { routeTable } from "#app/route-table.ts";

const BASE = "/analytics/dashboards/";

/** Names of the dashboards whose features the account has. */
export function listDashboards({ account }: Scope): string[] {
  return routeTable
    .filter(
      ({ path, feature }) => path.startsWith(BASE) && !path.includes(":") && (!feature || hasFeature(account, feature)),
    )
    .map(({ path }) => path.slice(BASE.length));
}

export const hasDashboard = (scope: Scope, name: string): boolean => listDashboards(scope).includes(name);
