import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLiveNews } from "#app/modules/orders/screens/live/use-live-news.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";

/** News are gathered this long before the day is loaded again. */
const gatherMs = 1_000;
/** Time itself makes no news: the day is looked at anew this often anyway. */
const refreshMs = 20_000;

/** Keeps home as the day is: by the news of the account's orders, and by itself. */
export function useLiveDay(seesOrders: boolean): void {
  const { revalidate } = useRevalidator();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      if (document.visibilityState === "visible") void revalidate();
    }, gatherMs);
  };
  useLiveNews({ hear: load, missed: load }, seesOrders ? "wanted" : "unwanted");
  useRefresh(refreshMs);
  useEffect(() => () => clearTimeout(waiting.current), []);
}
