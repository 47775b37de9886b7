import { useMemo } from "react";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { RequestsView } from "../commands/view-requests.server.ts";
import { FleetTabs } from "./fleet-tabs.tsx";
import { requestsSpec } from "./requests.resource.tsx";
import "./fleet.css";

/** Milliseconds between reloads. */
const REFRESH_MS = 30_000;

/** Route requests and their answers. */
export function RequestsScreen({ view }: { view: RequestsView }) {
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
