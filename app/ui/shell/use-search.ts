import { useEffect, useState } from "react";
import type { SearchAnswer, SearchHit } from "#app/platform/lists/search-kinds.ts";

const pause = 150;

export interface Search {
  hits: readonly SearchHit[];
  busy: boolean;
  /** The last question got no answer. */
  failed: boolean;
  /** Asks the same again. */
  retry(): void;
}

type Told = Pick<Search, "hits" | "busy" | "failed">;
const silent: Told = { hits: [], busy: false, failed: false };

/** Asks /search once typing rests; a newer question ends an older one. */
export function useSearch(text: string): Search {
  const [told, setTold] = useState(silent);
  const [attempt, setAttempt] = useState(0);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < 2) {
      setTold(silent);
      return;
    }
    const abort = new AbortController();
    setTold(({ hits }) => ({ hits, busy: true, failed: false }));
    const timer = setTimeout(async () => {
      const found = await ask(wanted, abort.signal);
      if (!abort.signal.aborted) setTold({ hits: found ?? [], busy: false, failed: found === null });
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, attempt]);
  return { ...told, retry: () => setAttempt((count) => count + 1) };
}

/** What was found; null when nothing came back that can be read (no network, a fault of the server, signed out). */
async function ask(wanted: string, signal: AbortSignal): Promise<readonly SearchHit[] | null> {
  try {
    const response = await fetch(`/search?q=${encodeURIComponent(wanted)}`, { signal });
    if (!response.ok || response.redirected) return null;
    const answer: SearchAnswer = await response.json();
    return answer.hits;
  } catch {
    // The palette says so and offers to try again.
    return null;
  }
}
