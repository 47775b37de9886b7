import type { Priority } from "#app/modules/orders/model/order.enums.ts";
import { useTranslate } from "../i18n/use-translate.ts";

/** A priority in words; the default one is muted. */
export function PriorityText({ priority }: { priority: Priority }) {
  const label = useTranslate()(`common:priority.${priority}`);
  const tone = urgentPriorities.has(priority) ? "font-medium" : priority === "medium" ? "text-ink-3" : "soft-ink";
  return <span className={tone}>{label}</span>;
}

const urgentPriorities: ReadonlySet<Priority> = new Set<Priority>(["highest", "high"]);
