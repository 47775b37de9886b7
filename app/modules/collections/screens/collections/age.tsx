import { TriangleAlert } from "lucide-react";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** Days after which money should not be on the road any more. */
const old = 7;

/** How long money has been with somebody: days, with a sign from a week on. */
export function Age({ days }: { days: number | null }) {
  const say = useWords();
  if (days === null) return null;
  const written = days === 0 ? say("common:date.today").toLowerCase() : say("accounting:days", { count: days });
  return (
    <span className="age">
      {days >= old && <Icon of={TriangleAlert} size={13} />}
      {written}
    </span>
  );
}
