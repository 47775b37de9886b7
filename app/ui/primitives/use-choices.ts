import { useEffect, useState } from "react";
import type { Choice } from "./combobox.tsx";

interface Question {
  options: readonly Choice[] | undefined;
  load: ((search: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  search: string;
  /** True once the list was opened; nothing is loaded before. */
  isWanted: boolean;
}

interface LoadedChoices {
  search: string;
  found: readonly Choice[];
  failed: boolean;
}

const MAX_SHOWN = 50;
const PAUSE_MS = 150;

/** The choices of a search; none, and `failed`, where they could not be loaded. */
export function loadChoices(
  load: NonNullable<Question["load"]>,
  search: string,
  signal: AbortSignal,
): Promise<LoadedChoices> {
  return load(search, signal).then(
    (found) => ({ search, found, failed: false }),
    () => ({ search, found: [], failed: true }),
  );
}

/** What an empty list of choices says. */
export function getEmptyChoicesText({ busy, failed }: { busy: boolean; failed: boolean }) {
  if (busy) return "common:field.loading";
  return failed ? "common:shell.search_failed" : "common:field.no_matches";
}

/** The matching choices: filtered here, or loaded from the server once typing pauses. */
export function useChoices({ options, load, search, isWanted }: Question): {
  choices: readonly Choice[];
  busy: boolean;
  /** The choices could not be loaded: an empty list says nothing then. */
  failed: boolean;
} {
  const [loaded, setLoaded] = useState<LoadedChoices | null>(null);
  useEffect(() => {
    if (!load || !isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void loadChoices(load, search, abort.signal).then((found) => {
        if (!abort.signal.aborted) setLoaded(found);
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, search, isWanted]);
  if (load) {
    const { search: known, found = [], failed = false } = loaded ?? {};
    return { choices: found.slice(0, MAX_SHOWN), busy: isWanted && known !== search, failed };
  }
  const wanted = search.trim().toLowerCase();
  const matching = (options ?? []).filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(wanted),
  );
  return { choices: matching.slice(0, MAX_SHOWN), busy: false, failed: false };
}
