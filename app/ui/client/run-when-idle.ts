/** Longest wait for a page that is never idle, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** Does something once the page has nothing else to do; what is returned lets it be. Where the browser cannot tell, soon. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const waiting = setTimeout(work, 200);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(waiting);
}
