import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { usePlanDesk } from "./plan-desk.tsx";
import { PlanFields, readPlanFields } from "./plan-fields.tsx";

/** Changes the plan's facts; routes stay and are marked stale. */
export function EditPlanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const form = useId();
  const { view, act } = usePlanDesk();
  const [version] = useState(view.plan.version);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    act.send({ intent: "plans.edit", version, ...readPlanFields(new FormData(event.currentTarget)) });
  };
  const footer = (
    <>
      {view.document && <span className="hint grow">{t("crew.stale")}</span>}
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {translate("common:action.save")}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("menu.edit")} onClose={onClose} footer={footer} wide>
      <form id={form} onSubmit={save}>
        <PlanFields before={view.plan} locations={view.available.locations} errors={act.errors} />
      </form>
    </Dialog>
  );
}
