import { useEffect, useRef, useState } from "react";

/** Milliseconds between updates. */
const STEP_MS = 5_000;

/** The server's time of the shown data, which advances, so that ages grow without a reload. */
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
