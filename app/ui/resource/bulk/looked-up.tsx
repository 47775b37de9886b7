import { type ReactNode, useEffect, useState } from "react";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import { useLookup } from "../../client/use-lookup.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import { AddMissing, isMissing } from "../../shell/add-missing.tsx";
import { useWords } from "../../words/use-words.ts";

interface LookedUpProps {
  module: LookupModule;
  children: (choices: readonly Choice[]) => ReactNode;
}

/** Fields of a dialog whose choices are asked for when it opens: a list does not carry them along. */
export function LookedUp({ module, children }: LookedUpProps) {
  const say = useWords();
  const load = useLookup(module);
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    load?.("", abort.signal).then(setChoices, () => !abort.signal.aborted && setChoices([]));
    return () => abort.abort();
  }, [load]);
  if (!choices) return <p className="faint-ink">{say("common:field.loading")}</p>;
  return (
    <>
      {children(choices)}
      {choices.length === 0 && isMissing(module) && <AddMissing what={module} />}
    </>
  );
}
