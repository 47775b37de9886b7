import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_EFFORT, planEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { useEffortLabel } from "./optimize-button.tsx";

/** Default limit of changed stops: small corrections, because drivers already know their day. */
const DEFAULT_CHANGE_BUDGET = 5;

/** Continues the optimization from the current plan, with a limit on how much may change. */
export function ImproveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const form = useId();
  const { act } = usePlanEditor();
  const offered = useEffortLabel();
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onClose();
    const form = new FormData(event.currentTarget);
    const effort = planEfforts.find((each) => each === form.get("effort")) ?? DEFAULT_EFFORT;
    act.send({ intent: "plans.optimize", effort, changeBudget: Number(form.get("changes")) });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {t("improve.action")}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t("improve.title")} onClose={onClose} footer={footer}>
      <form id={form} onSubmit={start}>
        <TextField
          name="changes"
          type="number"
          label={t("improve.changes")}
          hint={t("improve.hint")}
          defaultValue={String(DEFAULT_CHANGE_BUDGET)}
          min={0}
          max={5000}
          step={1}
          required
        />
        <Select
          name="effort"
          label={t("effort.title")}
          defaultValue={DEFAULT_EFFORT}
          options={planEfforts.map((effort) => ({ value: effort, label: offered(effort) }))}
        />
      </form>
    </Dialog>
  );
}
