import { ordersSpec } from "#app/modules/orders/screens/list/orders-list.resource.tsx";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { automationRuleCatalogue } from "../commands/automation-rules.server.ts";
import { dryRunRule } from "../commands/dry-run-rule.server.ts";
import { moveRule } from "../commands/move-rule.server.ts";
import { runRule } from "../commands/run-rule.server.ts";
import { readRulesScreen } from "../commands/view-rules.server.ts";
import { RulesScreen } from "../screens/rules-screen.tsx";
import type { Route } from "./+types/plans-rules.ts";

export const loader = createScreenLoader(readRulesScreen);
export const action = createCommandAction([...automationRuleCatalogue.commands, moveRule, runRule, dryRunRule]);

export default function Rules({ loaderData }: Route.ComponentProps) {
  return <RulesScreen view={loaderData} tabs={<PlansTabs current="rules" />} filters={ordersSpec.filters} />;
}
