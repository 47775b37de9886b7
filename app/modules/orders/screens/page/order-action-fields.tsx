import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import type { OrderView } from "../../commands/page/view-order.server.ts";
import { lossReasons } from "../../model/move-orders.ts";
import type { OrderPageAction } from "./order-page-actions.tsx";
import { MethodField, ShipFields } from "./ship-fields.tsx";

/** The fields of an action's dialog. */
export function OrderActionFields({ action, view }: { action: OrderPageAction; view: OrderView }): ReactNode {
  const t = useTranslate();
  if (action === "decline_cancellation")
    return (
      <TextField
        name="reason"
        label={t("orders:reason")}
        hint={t("orders:request.reason_help")}
        required
        maxLength={500}
      />
    );
  if (action === "cancel" || action === "hold")
    return <TextField name="reason" label={t("orders:reason")} required maxLength={500} />;
  if (action === "assign_carrier") return <MethodField methods={view.methods} chosen={view.order.shippingMethodId} />;
  if (action === "ship_another_way") {
    const [chosen] = view.actions.ship;
    return <ShipFields types={view.actions.ship} locations={view.locations} chosen={chosen} />;
  }
  if (action !== "lose_order") return null;
  const options = lossReasons.map((value) => ({ value, label: t(`orders:lose.${value}`) }));
  return (
    <>
      <Select name="reason" label={t("orders:reason")} options={options} required />
      <TextArea name="note" label={t("orders:section.notes")} rows={2} maxLength={500} optional />
    </>
  );
}
