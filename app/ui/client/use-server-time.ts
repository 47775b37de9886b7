import { useEffect, useRef, useState } from "react";

/** Milliseconds between two looks at the clock. */
const STEP_MS = 5_000;

/** The server's time of what is shown, and on from there: what is not loaded again grows old all the same. */
export function useServerTime(asOf: number): number {
  const [passed, setPassed] = useState({ asOf, ms: 0 });
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = performance.now();
    const timer = setInterval(() => setPassed({ asOf, ms: performance.now() - loadedAt.current }), STEP_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  return passed.asOf === asOf ? asOf + passed.ms : asOf;
}
