import { ordersSpec } from "#app/features/orders/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/features/plans/list/plans-tabs.tsx";
import { runsSpec } from "#app/features/settings/automation/runs.resource.tsx";
import { runsScreen } from "#app/features/settings/automation/view-runs.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Route } from "./+types/plans-rules-runs.ts";

export const loader = screenLoader(runsScreen);

const spec = runsSpec(ordersSpec.filters);

export default function Runs({ loaderData }: Route.ComponentProps) {
  const say = useWords();
  return (
    <ResourceTable
      spec={spec}
      data={loaderData}
      above={<PlansTabs current="rules" />}
      emptyAction={<ButtonLink to="/plans/rules">{say("plans:part.rules")}</ButtonLink>}
    />
  );
}
