import { useEffect, useState } from "react";

/** The present, milliseconds UTC: the server's first, then the browser's, every half minute. */
export function useNow(fromServer: number): number {
  const [now, setNow] = useState(fromServer);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
