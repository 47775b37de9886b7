import { useMemo } from "react";
import type { LookupModule } from "#app/domain/kernel/lookup-modules.ts";
import type { Choice } from "../primitives/combobox.tsx";
import { useApi } from "./use-api.ts";

/** Asks the server for what has a name: `GET lookups/{module}?search=`. Undefined without a module. */
export function useLookup(module: LookupModule | undefined) {
  const call = useApi();
  return useMemo(
    () =>
      module &&
      (async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
        const { data } = await call<{ data: { options: Choice[] } }>(`lookups/${module}`, {
          query: { search },
          signal,
        });
        return data.options;
      }),
    [call, module],
  );
}
