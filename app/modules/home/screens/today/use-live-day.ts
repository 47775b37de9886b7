import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLiveMessages } from "#app/modules/orders/screens/live/use-live-messages.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";

/** News are gathered this long before the day is loaded again. */
const GATHER_MS = 1_000;
/** Time itself makes no news: the day is looked at anew this often anyway. */
const REFRESH_MS = 20_000;

/** Keeps home as the day is: by the news of the account's orders, and by itself. */
export function useLiveDay(seesOrders: boolean): void {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      if (document.visibilityState === "visible") void revalidate();
    }, GATHER_MS);
  };
  useLiveMessages({ onMessage: load, onMissed: load }, seesOrders ? "wanted" : "unwanted");
  useRefresh(REFRESH_MS);
  useEffect(() => () => clearTimeout(waiting.current), []);
}
