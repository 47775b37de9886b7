import { listViews } from "#app/modules/lists/commands/list-views.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readPlansScreen } from "../commands/list/list-plans.server.ts";
import { PlansScreen } from "../screens/list/plans-screen.tsx";
import type { Route } from "./+types/plans.ts";

export const loader = createScreenLoader(async (scope, args) => {
  const [list, saved] = await Promise.all([
    readPlansScreen(scope, args),
    listViews(scope, { params: { module: "plans" } }),
  ]);
  if (!list.ok) return list;
  return saved.ok ? { ok: true, value: { ...list.value, ...saved.value } } : saved;
});

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PlansScreen data={loaderData} />;
}
