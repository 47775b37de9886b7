import { useMemo } from "react";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { FleetTabs } from "../screens/fleet-tabs.tsx";
import { requestsSpec } from "../screens/requests.resource.tsx";
import type { Route } from "./+types/fleet-requests.ts";
import "../screens/fleet.css";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { readFleetCounts } from "../commands/fleet-counts.server.ts";
import { readRouteRequests, requestListDescription } from "../db/request-list.reads.server.ts";

export const loader = createScreenLoader(readRequestsScreen);

/** Milliseconds between reloads. */
const REFRESH_MS = 30_000;

/** Route requests and their answers. */
export default function Requests({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslate();
  useRefresh(REFRESH_MS);
  const { mayPlan, mayPrefer } = view;
  const spec = useMemo(() => {
    const { rowHref: _, ...rest } = requestsSpec;
    return mayPlan ? requestsSpec : rest;
  }, [mayPlan]);
  return (
    <ResourceTable
      spec={spec}
      data={view.list}
      parts={<FleetTabs current="requests" counts={view.counts} />}
      emptyAction={mayPrefer && <ButtonLink to="/settings/account">{t("fleet:preferences")}</ButtonLink>}
    />
  );
}

/** The screen of route requests. */
async function readRequestsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, requestListDescription);
  const [page, agents, counts] = await Promise.all([
    readRouteRequests(scope, query),
    readNamedChoices(scope, "agents"),
    readFleetCounts(scope),
  ]);
  return ok({
    list: { ...page, unknown, counts: { requested: counts.requests }, options: { agent: agents } },
    counts,
    mayPlan: can(scope.account, "plans"),
    mayPrefer: can(scope.account, "settings", "settings.account"),
  });
}
