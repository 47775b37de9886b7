import { useMemo } from "react";
import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { toOwnFilters } from "#app/ui/resource/table/own-columns.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readRunsScreen } from "../commands/view-runs.server.ts";
import { createRunsSpec } from "../screens/runs.resource.tsx";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = createScreenLoader((scope, { request, ...args }) =>
  readRunsScreen(scope, { ...args, language: getRequestLanguage(request) }),
);

export default function Runs({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { ownFilters } = loaderData;
  const spec = useMemo(() => createRunsSpec([...ordersSpec.filters, ...toOwnFilters(ownFilters)]), [ownFilters]);
  return (
    <ResourceTable
      spec={spec}
      data={loaderData}
      parts={<PlansTabs current="rules" />}
      emptyAction={<ButtonLink to="/plans/rules">{t("plans:part.rules")}</ButtonLink>}
    />
  );
}
