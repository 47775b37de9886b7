import { useEffect, useState } from "react";
import type { Choice } from "./combobox.tsx";

interface Question {
  options: readonly Choice[] | undefined;
  load: ((search: string, signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
  search: string;
  /** Nothing is loaded before the list is open. */
  asked: boolean;
}

const shown = 50;
const pause = 150;

/** The choices that match: filtered here, or asked of the server once typing rests. */
export function useChoices({ options, load, search, asked }: Question): { choices: readonly Choice[]; busy: boolean } {
  const [loaded, setLoaded] = useState<readonly Choice[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!load || !asked) return;
    const abort = new AbortController();
    setBusy(true);
    const timer = setTimeout(() => {
      load(search, abort.signal).then(
        (found) => {
          if (abort.signal.aborted) return;
          setLoaded(found);
          setBusy(false);
        },
        () => {
          if (abort.signal.aborted) return;
          setLoaded([]);
          setBusy(false);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [load, search, asked]);
  if (load) return { choices: loaded.slice(0, shown), busy };
  const wanted = search.trim().toLowerCase();
  const matching = (options ?? []).filter(({ label, detail }) =>
    `${label} ${detail ?? ""}`.toLowerCase().includes(wanted),
  );
  return { choices: matching.slice(0, shown), busy: false };
}
