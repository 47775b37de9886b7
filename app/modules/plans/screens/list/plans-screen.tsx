import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { plansSpec } from "./plans-list.resource.tsx";
import { PlansTabs } from "./plans-tabs.tsx";

/** The list of plans with a link to create one. */
export function PlansScreen({ data }: { data: ResourceData<PlanRow> }) {
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
