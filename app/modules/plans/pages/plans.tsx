import { listViews } from "#app/modules/lists/commands/views.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { createPlan } from "../commands/create-plan.server.ts";
import { readPlansScreen } from "../commands/list/list-plans.server.ts";
import { readPlanForm } from "../commands/list/plan-form.server.ts";
import { PlansScreen } from "../screens/list/plans-screen.tsx";
import type { Route } from "./+types/plans.ts";

export const loader = createScreenLoader(async (scope, args) => {
  const views = listViews(scope, { params: { module: "plans" } });
  const day = args.url.searchParams.get("day") ?? undefined;
  const [list, form, saved] = await Promise.all([readPlansScreen(scope, args), readPlanForm(scope, day), views]);
  if (!list.ok) return list;
  if (!saved.ok) return saved;
  return form.ok ? { ok: true, value: { list: { ...list.value, ...saved.value }, form: form.value } } : form;
});

export const action = createCommandAction([createPlan], {
  redirectTo: (_intent, value) => {
    const id = getCreatedId(value);
    return id && `/plans/${id}`;
  },
});

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PlansScreen data={loaderData.list} form={loaderData.form} />;
}
