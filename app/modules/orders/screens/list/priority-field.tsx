import { Select } from "#app/ui/primitives/select.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { priorities, usualPriority } from "../../model/order.enums.ts";

/** How much the chosen orders are to matter. */
export function PriorityField() {
  const say = useWords();
  const options = priorities.map((value) => ({ value, label: say(`common:priority.${value}`) }));
  return (
    <Select name="priority" label={say("orders:column.priority")} options={options} defaultValue={usualPriority} />
  );
}
