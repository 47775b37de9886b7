import { useEffect, useState } from "react";
import type { SearchAnswer, SearchHit } from "./shell-data.ts";

const pause = 150;

/** Asks /search once typing rests; a newer question ends an older one. */
export function useSearch(text: string): { hits: readonly SearchHit[]; busy: boolean } {
  const [hits, setHits] = useState<readonly SearchHit[]>([]);
  const [busy, setBusy] = useState(false);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2) {
      setHits([]);
      setBusy(false);
      return;
    }
    const abort = new AbortController();
    setBusy(true);
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/search?q=${encodeURIComponent(wanted)}`, { signal: abort.signal });
        const answer: SearchAnswer = response.ok ? await response.json() : { hits: [] };
        setHits(answer.hits);
        setBusy(false);
      } catch (error) {
        if (!abort.signal.aborted) throw error;
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  return { hits, busy };
}
