import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { listViews } from "#app/modules/lists/commands/list-views.server.ts";
import { planListDescription, readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Page } from "#app/platform/lists/list-page.server.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { plansSpec } from "../screens/list/plans-list.resource.tsx";
import { PlansTabs } from "../screens/list/plans-tabs.tsx";
import type { Route } from "./+types/plans.ts";

export const loader = createScreenLoader(async (scope, args) => {
  const [list, saved] = await Promise.all([
    readPlansScreen(scope, args),
    listViews(scope, { params: { module: "plans" } }),
  ]);
  if (!list.ok) return list;
  return saved.ok ? { ok: true, value: { ...list.value, ...saved.value } } : saved;
});

/** The plans of the account for the list screen, newest first unless the URL says otherwise. */
async function readPlansScreen(
  scope: Scope,
  { url }: { url: URL },
): Promise<Result<Page<PlanRow> & { unknown: string[] }>> {
  const { query, unknown } = parseScreenListQuery(url.searchParams, planListDescription);
  return ok({ ...(await readPlanPage(scope, query)), unknown });
}

/** The list of plans with a link to create one. */
export default function Plans({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation("plans");
  const create = (
    <ButtonLink kind="primary" icon={Plus} to="/plans/create">
      {t("new")}
    </ButtonLink>
  );
  return (
    <ResourceTable
      spec={plansSpec}
      data={data}
      actions={create}
      emptyAction={create}
      parts={<PlansTabs current="plans" />}
    />
  );
}
