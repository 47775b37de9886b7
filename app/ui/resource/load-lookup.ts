import type { LookupChoice, LookupModule } from "#app/domain/kernel/lookup.ts";

/** Asks the server for the choices of a module while a person types: for filters, pickers and forms. */
export function loadLookup(module: LookupModule) {
  return async (search: string, signal: AbortSignal): Promise<readonly LookupChoice[]> => {
    const response = await fetch(`/lookups/${module}?search=${encodeURIComponent(search)}`, { signal });
    if (!response.ok) return [];
    const { data }: { data: LookupChoice[] } = await response.json();
    return data;
  };
}
