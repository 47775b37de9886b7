import { Shaped, type ShapedState } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { PicklistStatus } from "../model/stock.enums.ts";
import { statusKey } from "./picklist-words.ts";

const shapeOf: Readonly<Record<ReturnType<typeof statusKey>, ShapedState>> = {
  pending: "waiting",
  started: "under_way",
  completed: "done",
};

/** How far a pick list is, as shape and word. */
export function PicklistState({ status }: { status: PicklistStatus }) {
  const say = useWords();
  const key = statusKey(status);
  return <Shaped state={shapeOf[key]}>{say(`picklists:status.${key}`)}</Shaped>;
}
