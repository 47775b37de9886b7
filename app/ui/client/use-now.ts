import { useEffect, useState } from "react";
import type { AccountFormats } from "../formats/formats-context.tsx";

/**
 * The current time of an account, milliseconds UTC: first the server's, then the browser's, updated every 30 seconds.
 */
export function useNow({ now: fromServer, ahead }: Pick<AccountFormats, "now" | "ahead">): number {
  const [now, setNow] = useState(fromServer);
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead);
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [ahead]);
  return now;
}
