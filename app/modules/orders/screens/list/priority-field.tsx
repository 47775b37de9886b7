import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { DEFAULT_PRIORITY, priorities } from "../../model/order.enums.ts";

/** How much the chosen orders are to matter. */
export function PriorityField() {
  const say = useTranslate();
  const options = priorities.map((value) => ({ value, label: say(`common:priority.${value}`) }));
  return (
    <Select name="priority" label={say("orders:column.priority")} options={options} defaultValue={DEFAULT_PRIORITY} />
  );
}
