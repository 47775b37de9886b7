import { useEffect, useState } from "react";
import type { Choice } from "./combobox.tsx";

interface Question {
  options: readonly Choice[] | undefined;
  load: ((search: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  search: string;
  /** True once the list was opened; nothing is loaded before. */
  isWanted: boolean;
}

const MAX_SHOWN = 50;
const PAUSE_MS = 150;

/** The matching choices: filtered here, or loaded from the server once typing pauses. */
export function useChoices({ options, load, search, isWanted }: Question): {
  choices: readonly Choice[];
  busy: boolean;
} {
  const [loaded, setLoaded] = useState<{ search: string; found: readonly Choice[] } | null>(null);
  useEffect(() => {
    if (!load || !isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      load(search, abort.signal).then(
        (found) => {
          if (!abort.signal.aborted) setLoaded({ search, found });
        },
        () => {
          if (!abort.signal.aborted) setLoaded({ search, found: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, search, isWanted]);
  if (load) return { choices: loaded?.found.slice(0, MAX_SHOWN) ?? [], busy: isWanted && loaded?.search !== search };
  const wanted = search.trim().toLowerCase();
  const matching = (options ?? []).filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(wanted),
  );
  return { choices: matching.slice(0, MAX_SHOWN), busy: false };
}
