import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useLiveMessages } from "#app/modules/orders/screens/live/use-live-messages.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";

/** Events are collected for this long before the page reloads. */
const GATHER_MS = 1_000;
/** Lateness changes with time alone: the page reloads at least this often. */
const REFRESH_MS = 20_000;

/** Reloads home on order events of the account, and periodically. */
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
