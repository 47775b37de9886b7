import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Option, Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { DEFAULT_PRIORITY, priorities } from "../../model/order.enums.ts";

/** The fields of a new pick list for the selected orders: name and picker. */
export function PickerFields({ pickers }: { pickers: readonly Option[] }) {
  const t = useTranslate();
  return (
    <>
      <TextField name="name" label={t("picklists:name")} maxLength={120} optional />
      <Select
        name="user_id"
        label={t("picklists:picker")}
        placeholder={t("picklists:nobody")}
        options={pickers}
        optional
      />
    </>
  );
}

/** The priority for the selected orders. */
export function PriorityField() {
  const t = useTranslate();
  const options = priorities.map((value) => ({ value, label: t(`common:priority.${value}`) }));
  return (
    <Select name="priority" label={t("orders:column.priority")} options={options} defaultValue={DEFAULT_PRIORITY} />
  );
}
