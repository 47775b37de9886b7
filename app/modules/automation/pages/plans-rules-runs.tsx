import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readRunsScreen } from "../commands/view-runs.server.ts";
import { createRunsSpec } from "../screens/runs.resource.tsx";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = createScreenLoader(readRunsScreen);

const spec = createRunsSpec(ordersSpec.filters);

export default function Runs({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <ResourceTable
      spec={spec}
      data={loaderData}
      parts={<PlansTabs current="rules" />}
      emptyAction={<ButtonLink to="/plans/rules">{t("plans:part.rules")}</ButtonLink>}
    />
  );
}
