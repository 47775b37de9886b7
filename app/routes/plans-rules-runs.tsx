import { ordersSpec } from "#app/features/orders/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/features/plans/list/plans-tabs.tsx";
import { runsSpec } from "#app/features/settings/automation/runs.resource.tsx";
import { runsScreen } from "#app/features/settings/automation/view-runs.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = screenLoader(runsScreen);

const spec = runsSpec(ordersSpec.filters);

export default function Runs({ loaderData }: Route.ComponentProps) {
  return <ResourceTable spec={spec} data={loaderData} above={<PlansTabs current="rules" />} />;
}
