import { useMemo } from "react";
import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { toOwnFilters } from "#app/ui/resource/table/own-columns.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readRunsScreen } from "../commands/view-runs.server.ts";
import { createRunsSpec } from "../screens/runs.resource.tsx";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = createScreenLoader(async (scope, { request, ...args }) => {
  const view = await readRunsScreen(scope, { ...args, language: getRequestLanguage(request) });
  if (!view.ok) return view;
  const { ownFilters, ...rest } = view.value;
  return ok({ ...rest, filters: toOwnFilters(ownFilters) });
});

export default function Runs({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { filters } = loaderData;
  const spec = useMemo(() => createRunsSpec([...ordersSpec.filters, ...filters]), [filters]);
  return (
    <ResourceTable
      spec={spec}
      data={loaderData}
      parts={<PlansTabs current="rules" />}
      emptyAction={<ButtonLink to="/plans/rules">{t("plans:part.rules")}</ButtonLink>}
    />
  );
}
