import type { Priority } from "#app/modules/orders/model/order.enums.ts";
import { useWords } from "../words/use-words.ts";

/** A priority in words; what nobody ranked stays in the background. */
export function PriorityWord({ priority }: { priority: Priority }) {
  const word = useWords()(`common:priority.${priority}`);
  const tone = urgent.has(priority) ? "font-medium" : priority === "medium" ? "text-ink-3" : "soft-ink";
  return <span className={tone}>{word}</span>;
}

const urgent: ReadonlySet<Priority> = new Set<Priority>(["highest", "high"]);
