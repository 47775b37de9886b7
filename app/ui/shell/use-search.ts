import { useEffect, useState } from "react";
import type { SearchHit, SearchResponse } from "#app/platform/lists/search-kinds.ts";

const PAUSE_MS = 150;

export interface SearchView {
  hits: readonly SearchHit[];
  busy: boolean;
  /** The last question got no answer. */
  failed: boolean;
  /** Asks the same again. */
  retry(): void;
}

type SearchResult = Pick<SearchView, "hits" | "busy" | "failed">;
const emptyResult: SearchResult = { hits: [], busy: false, failed: false };

/** Asks /search once typing rests; a newer question ends an older one. */
export function useSearch(text: string): SearchView {
  const [told, setTold] = useState(emptyResult);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2) {
      setTold(emptyResult);
      return;
    }
    const abort = new AbortController();
    setTold(({ hits }) => ({ hits, busy: true, failed: false }));
    const timer = setTimeout(async () => {
      const found = await fetchHits(wanted, abort.signal);
      if (!abort.signal.aborted) setTold({ hits: found ?? [], busy: false, failed: found === null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, attempt]);
  return { ...told, retry: () => setAttempt((count) => count + 1) };
}

/** What was found; null when nothing came back that can be read (no network, a fault of the server, signed out). */
async function fetchHits(wanted: string, signal: AbortSignal): Promise<readonly SearchHit[] | null> {
  try {
    const response = await fetch(`/search?q=${encodeURIComponent(wanted)}`, { signal });
    if (!response.ok || response.redirected) return null;
    const answer: SearchResponse = await response.json();
    return answer.hits;
  } catch {
    // The palette says so and offers to try again.
    return null;
  }
}
