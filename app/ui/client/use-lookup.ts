import { useMemo } from "react";
import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { LookupModule } from "#app/platform/lists/lookup-modules.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import type { Choice } from "../primitives/combobox.tsx";
import { getStatusLabel } from "../status/statuses.ts";
import { useApi } from "./use-api.ts";

/** A hit as returned; an agent with its current state. */
interface LookupHit extends Choice {
  state?: AgentState;
}

/** Searches named things on the server: `GET lookups/{module}?search=`. Undefined without a module. */
export function useLookup(module: LookupModule | undefined) {
  const call = useApi();
  const t = useTranslate();
  return useMemo(
    () =>
      module &&
      (async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
        const { data } = await call<{ data: { options: LookupHit[] } }>(`lookups/${module}`, {
          query: { search },
          signal,
        });
        return data.options.map(({ state, ...choice }) =>
          state ? { ...choice, detail: t(getStatusLabel("agent", state)) } : choice,
        );
      }),
    [call, t, module],
  );
}
