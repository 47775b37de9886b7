import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { ShipmentPicker } from "./shipment-picker.tsx";

/** Adds pending shipments to the plan. */
export function AddShipmentsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <AddShipmentsForm onClose={onClose} /> : null;
}

function AddShipmentsForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, act } = usePlanEditor();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const footer = (
    <>
      {view.document && <span className="hint grow">{t("crew.stale")}</span>}
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button
        kind="primary"
        disabled={chosen.size === 0}
        onClick={() => {
          onClose();
          act.send({ intent: "plans.add_shipments", shipmentIds: [...chosen] });
        }}
      >
        {t("shipments.add_count", { count: chosen.size })}
      </Button>
    </>
  );
  return (
    <Dialog open title={t("shipments.add_title")} onClose={onClose} footer={footer} wide>
      <ShipmentPicker type={view.plan.shipmentType} chosen={chosen} onChosen={setChosen} />
    </Dialog>
  );
}
