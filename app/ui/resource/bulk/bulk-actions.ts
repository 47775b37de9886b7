import { CircleCheck, CircleOff, Trash2 } from "lucide-react";
import type { Word } from "../../words/word.ts";
import type { BulkAction } from "../resource-spec.ts";

/** Switches chosen rows of a catalogue on or off; `sure` says what switching them off means. */
export function switchActions<Row>(catalogue: string, sure: Word = "settings:deactivate_sure"): BulkAction<Row>[] {
  return [
    { intent: `settings.${catalogue}.activate`, label: "settings:activate", icon: CircleCheck },
    {
      intent: `settings.${catalogue}.deactivate`,
      label: "settings:deactivate",
      deed: "settings:deactivate_deed",
      keep: "settings:keep_active",
      icon: CircleOff,
      confirm: sure,
    },
  ];
}

/** Deletes chosen rows of a catalogue. */
export function deleteAction<Row>(catalogue: string): BulkAction<Row> {
  return {
    intent: `settings.${catalogue}.delete`,
    label: "common:action.delete",
    deed: "settings:delete_deed",
    keep: "settings:keep_them",
    icon: Trash2,
    danger: true,
    confirm: "settings:delete_sure",
  };
}
