import { readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import { can, isSubscribed } from "#app/platform/access/can.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { findEmbedByKey } from "../db/embeds.server.ts";
import { type DashboardName, dashboards } from "../model/dashboards.ts";
import type { EmbeddedDashboard } from "../model/embed.ts";
import { hasDashboard } from "./has-dashboard.server.ts";

/** An open address: whose rights it reads with, what it shows, and what it fixes. */
export interface OpenEmbed {
  scope: Scope;
  key: string;
  name: string;
  dashboard: EmbeddedDashboard;
  sites: readonly string[];
  endsOn: string | null;
  /** The dashboards that it may show. */
  shown: readonly DashboardName[];
  filters: Readonly<Record<string, string>>;
}

type AppScope = Pick<Scope, "db" | "ports">;

/** Opens an address, as long as it is active, has not ended, and its author may read analytics; else nothing is found. */
export async function openEmbed(app: AppScope, key: string): Promise<Result<OpenEmbed>> {
  const row = await findEmbedByKey(app, key);
  const scope = row && (await readMemberScopes(app, row.accountId, [row.authorId])).get(row.authorId);
  if (!row || !scope || !can(scope.account, "analytics") || !isSubscribed(scope.account)) return fail("not_found");
  if (row.endsOn !== null && row.endsOn < toLocalDate(now(scope), scope.account.timezone)) return fail("not_found");
  const { name, dashboard, sites, endsOn, merchantId, locationId, teamId } = row;
  const shown = (Object.keys(dashboards) as DashboardName[]).filter(
    (each) => (dashboard === "all" || dashboard === each) && hasDashboard(scope, each),
  );
  const filters = {
    ...(merchantId && { merchant: merchantId }),
    ...(locationId && { location: locationId }),
    ...(teamId && { team: teamId }),
  };
  return shown.length === 0
    ? fail("not_found")
    : ok({ ...{ scope, key, name, dashboard, sites, endsOn }, shown, filters });
}

/** The address's query with what the embed fixes: nobody reads around it. */
export function fixFilters({ filters }: OpenEmbed, url: URL): URL {
  const fixed = new URL(url);
  for (const [dimension, value] of Object.entries(filters)) fixed.searchParams.set(dimension, value);
  return fixed;
}
