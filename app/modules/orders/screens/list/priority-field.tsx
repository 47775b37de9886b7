import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { DEFAULT_PRIORITY, priorities } from "../../model/order.enums.ts";

/** The priority for the selected orders. */
export function PriorityField() {
  const t = useTranslate();
  const options = priorities.map((value) => ({ value, label: t(`common:priority.${value}`) }));
  return (
    <Select name="priority" label={t("orders:column.priority")} options={options} defaultValue={DEFAULT_PRIORITY} />
  );
}
