import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { NewPlanForm } from "./create-plan-dialog.tsx";
import "../desk/plan-dialogs.css";
import { plansSpec } from "./plans-list.resource.tsx";
import { PlansTabs } from "./plans-tabs.tsx";

const CreatePlanDialog = lazy(async () => ({ default: (await import("./create-plan-dialog.tsx")).CreatePlanDialog }));

/** The list of plans with a button to create one. */
export function PlansScreen({ data, form }: { data: ResourceData<PlanRow>; form: NewPlanForm }) {
  const { t } = useTranslation("plans");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [pressed, setCreating] = useState(false);
  // Other screens link here to create the first plan.
  const creating = pressed || params.has("new");
  const close = () => {
    setCreating(false);
    if (params.has("new")) navigate("/plans", { replace: true });
  };
  const create = (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {t("new")}
    </Button>
  );
  return (
    <>
      <ResourceTable
        spec={plansSpec}
        data={data}
        actions={create}
        emptyAction={create}
        above={<PlansTabs current="plans" />}
      />
      {creating && (
        <Suspense>
          <CreatePlanDialog form={form} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
