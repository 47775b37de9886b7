import { CircleCheck, CircleOff, Trash2 } from "lucide-react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import type { BulkAction } from "../resource-spec.ts";

/** Activates or deactivates chosen rows of a catalogue; `sure` explains what deactivating means. */
export function createSwitchActions<Row>(
  catalogue: string,
  sure: TranslationKey = "settings:deactivate_sure",
): BulkAction<Row>[] {
  return [
    { intent: `settings.${catalogue}.activate`, label: "settings:activate", icon: CircleCheck },
    {
      intent: `settings.${catalogue}.deactivate`,
      label: "settings:deactivate",
      submitLabel: "settings:deactivate_action",
      cancelLabel: "settings:keep_active",
      icon: CircleOff,
      confirm: sure,
    },
  ];
}

/** Deletes chosen rows of a catalogue. */
export function createDeleteAction<Row>(catalogue: string): BulkAction<Row> {
  return {
    intent: `settings.${catalogue}.delete`,
    label: "common:action.delete",
    submitLabel: "settings:delete_action",
    cancelLabel: "settings:keep_them",
    icon: Trash2,
    danger: true,
    confirm: "settings:delete_sure",
  };
}
