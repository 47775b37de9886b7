import { type ReactNode, useEffect, useState } from "react";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import { useLookup } from "../../client/use-lookup.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import { AddMissing, isMissingModule } from "../../shell/add-missing.tsx";

interface LookupFieldsProps {
  module: LookupModule;
  children: (choices: readonly Choice[]) => ReactNode;
}

/** Dialog fields whose choices load when it opens, so that the list need not load them. */
export function LookupFields({ module, children }: LookupFieldsProps) {
  const t = useTranslate();
  const load = useLookup(module);
  const [choices, setChoices] = useState<readonly Choice[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    load?.("", abort.signal).then(setChoices, () => !abort.signal.aborted && setChoices([]));
    return () => abort.abort();
  }, [load]);
  if (!choices) return <p className="faint-ink">{t("common:field.loading")}</p>;
  return (
    <>
      {children(choices)}
      {choices.length === 0 && isMissingModule(module) && <AddMissing what={module} />}
    </>
  );
}
