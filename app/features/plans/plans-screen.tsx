import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanRow } from "#app/domain/plans/plan-view.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/resource-table.tsx";
import type { NewPlan } from "./create-plan-dialog.tsx";
import "./plan-dialogs.css";
import { plansSpec } from "./plans-list.spec.tsx";

const CreatePlanDialog = lazy(async () => ({ default: (await import("./create-plan-dialog.tsx")).CreatePlanDialog }));

/** The list of plans, with the way to a new one. */
export function PlansScreen({ data, form }: { data: ResourceData<PlanRow>; form: NewPlan }) {
  const { t } = useTranslation("plans");
  const [creating, setCreating] = useState(false);
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t("new")}
    </Button>
  );
  return (
    <>
      <ResourceTable spec={plansSpec} data={data} actions={create} emptyAction={create} />
      {creating && (
        <Suspense>
          <CreatePlanDialog form={form} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
