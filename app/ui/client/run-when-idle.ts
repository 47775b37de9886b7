/** Longest wait for a page that is never idle, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** Runs work once the page is idle, or shortly if the browser cannot tell. Returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const waiting = setTimeout(work, 200);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(waiting);
}
