import { PlansTabs } from "#app/features/plans/list/plans-tabs.tsx";
import { runsSpec } from "#app/features/settings/automation/runs.resource.tsx";
import { runsScreen } from "#app/features/settings/automation/view-runs.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = screenLoader(runsScreen);

export default function Runs({ loaderData }: Route.ComponentProps) {
  return <ResourceTable spec={runsSpec} data={loaderData} above={<PlansTabs current="rules" />} />;
}
