import { createPlan } from "#app/features/plans/create-plan.server.ts";
import { readPlansList } from "#app/features/plans/list-plans.server.ts";
import { readPlanForm } from "#app/features/plans/plan-form.server.ts";
import { PlansScreen } from "#app/features/plans/plans-screen.tsx";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/plans.ts";

export const loader = screenLoader(async (scope, args) => {
  const [list, form] = await Promise.all([readPlansList(scope, args), readPlanForm(scope)]);
  if (!list.ok) return list;
  return form.ok ? { ok: true, value: { list: list.value, form: form.value } } : form;
});

export const action = commandAction([createPlan], {
  redirectTo: (_intent, value) =>
    typeof value === "object" && value !== null && "id" in value ? `/plans/${value.id}` : null,
});

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PlansScreen data={loaderData.list} form={loaderData.form} />;
}
