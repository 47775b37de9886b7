import { useEffect, useRef, useState } from "react";
import { sessionOver } from "#app/domain/kernel/room-visit.ts";
import { type LiveMessage, readLiveMessage } from "#app/domain/orders/live-board.ts";

/** Milliseconds before each new try; the last one repeats. */
const patience = [500, 1000, 3000, 10_000];

interface Listener {
  /** Orders of the account changed. */
  hear(message: LiveMessage): void;
  /** News may have been missed, or the session is over: only loading again says how things stand. */
  missed(): void;
}

/** The news of the account's room for as long as the component is there. False while there is no connection, null before the first. */
export function useLiveNews(listener: Listener, wanted: "wanted" | "unwanted" = "wanted"): boolean | null {
  const [connected, setConnected] = useState<boolean | null>(null);
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    if (wanted === "unwanted") return;
    let closed = false;
    let tries = 0;
    let socket: WebSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const address = new URL("/api/orders/live", location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      socket = new WebSocket(address);
      socket.onopen = () => {
        setConnected(true);
        // What happened during a break is only known by loading again.
        if (tries > 0) latest.current.missed();
        tries = 0;
      };
      socket.onmessage = ({ data }) => {
        const message = typeof data === "string" ? readLiveMessage(data) : null;
        if (message && !closed) latest.current.hear(message);
      };
      socket.onclose = ({ code }) => {
        setConnected(false);
        if (code === sessionOver) return latest.current.missed();
        if (!closed) retry = setTimeout(open, patience[Math.min(tries++, patience.length - 1)]);
      };
    };
    open();
    return () => {
      closed = true;
      clearTimeout(retry);
      socket?.close();
    };
  }, [wanted]);
  return connected;
}
