import { useEffect, useState } from "react";
import type { Choice } from "./combobox.tsx";

interface Question {
  options: readonly Choice[] | undefined;
  load: ((search: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  search: string;
  /** Nothing is loaded before the list is open. */
  isWanted: boolean;
}

const MAX_SHOWN = 50;
const PAUSE_MS = 150;

/** The choices that match: filtered here, or asked of the server once typing rests. */
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
