import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";

/** Assigns another agent or vehicle of the plan to a route; the route that had them takes over this route's. */
export function PreassignDialog({ route, open, onClose }: { route: TimedRoute; open: boolean; onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const form = useId();
  const { view, change } = usePlanEditor();
  const agents = view.inputs.crews.map(({ agent }) => ({ value: agent.id, label: agent.name }));
  const vehicles = view.inputs.crews.flatMap(({ vehicle }) =>
    vehicle ? [{ value: vehicle.id, label: vehicle.label }] : [],
  );
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const vehicleId = String(data.get("vehicle") ?? "");
    onClose();
    change({
      kind: "preassign",
      routeId: route.id,
      agentId: String(data.get("agent") ?? ""),
      vehicleId: vehicleId === "" ? null : vehicleId,
    });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {t("route.preassign")}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t("preassign.title", { number: route.number })} onClose={onClose} footer={footer}>
      <form id={form} onSubmit={save} className="stack">
        <Select label={t("preassign.agent")} name="agent" options={agents} defaultValue={route.agentId} />
        <Select
          label={t("preassign.vehicle")}
          name="vehicle"
          options={vehicles}
          placeholder={t("preassign.on_foot")}
          defaultValue={route.vehicleId ?? ""}
        />
        <p className="hint">{t("preassign.hint")}</p>
      </form>
    </Dialog>
  );
}
