import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { screenLoader } from "#app/platform/http/screens.server.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { runsScreen } from "../commands/view-runs.server.ts";
import { runsSpec } from "../screens/runs.resource.tsx";
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
