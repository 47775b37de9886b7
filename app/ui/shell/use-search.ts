import { useEffect, useState } from "react";
import type { SearchHit, SearchResponse } from "#app/platform/lists/search-kinds.ts";

const PAUSE_MS = 150;

export interface SearchView {
  hits: readonly SearchHit[];
  busy: boolean;
  /** The last search failed. */
  failed: boolean;
  /** Repeats the search. */
  retry(): void;
}

type SearchResult = Pick<SearchView, "hits" | "busy" | "failed">;
const emptyResult: SearchResult = { hits: [], busy: false, failed: false };

/** Calls /search once typing pauses; a newer search aborts an older one. */
export function useSearch(text: string): SearchView {
  const [result, setResult] = useState(emptyResult);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2) {
      setResult(emptyResult);
      return;
    }
    const abort = new AbortController();
    setResult(({ hits }) => ({ hits, busy: true, failed: false }));
    const timer = setTimeout(async () => {
      const found = await fetchHits(wanted, abort.signal);
      if (!abort.signal.aborted) setResult({ hits: found ?? [], busy: false, failed: found === null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, attempt]);
  return { ...result, retry: () => setAttempt((count) => count + 1) };
}

/** The hits; null if the response is unreadable (no network, server error, signed out). */
async function fetchHits(wanted: string, signal: AbortSignal): Promise<readonly SearchHit[] | null> {
  try {
    const response = await fetch(`/search?q=${encodeURIComponent(wanted)}`, { signal });
    if (!response.ok || response.redirected) return null;
    const answer: SearchResponse = await response.json();
    return answer.hits;
  } catch {
    // The palette shows the failure and offers a retry.
    return null;
  }
}
