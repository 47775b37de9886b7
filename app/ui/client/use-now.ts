import { useEffect, useState } from "react";
import type { AccountFormats } from "../formats/formats-context.tsx";

/** The present of an account, milliseconds UTC: the server's first, then the browser's, every half minute. */
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
