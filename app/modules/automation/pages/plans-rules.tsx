import { ordersSpec } from "#app/features/orders/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/features/plans/list/plans-tabs.tsx";
import { automationRuleCatalogue } from "#app/features/settings/automation/automation-rules.server.ts";
import { dryRunRule } from "#app/features/settings/automation/dry-run.server.ts";
import { moveRule } from "#app/features/settings/automation/move-rule.server.ts";
import { RulesScreen } from "#app/features/settings/automation/rules-screen.tsx";
import { runRule } from "#app/features/settings/automation/run-rule.server.ts";
import { rulesScreen } from "#app/features/settings/automation/view-rules.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/plans-rules.ts";

export const loader = screenLoader(rulesScreen);
export const action = commandAction([...automationRuleCatalogue.commands, moveRule, runRule, dryRunRule]);

export default function Rules({ loaderData }: Route.ComponentProps) {
  return <RulesScreen view={loaderData} tabs={<PlansTabs current="rules" />} filters={ordersSpec.filters} />;
}
