import { useEffect, useRef, useState } from "react";
import { sessionEndedCode } from "#app/platform/kernel/room-visit.ts";

/** Milliseconds before each new try; the last one repeats. */
const retryWaits = [500, 1000, 3000, 10_000];

export interface RoomListener<Message> {
  /** The room told something. */
  onMessage(message: Message): void;
  /** News may have been missed, or the session is over: only loading again says how things stand. */
  onMissed(): void;
}

/**
 * What a room of the account tells for as long as the component is there. False while there is no connection, null before the first.
 *
 * @param room where its WebSocket is, and how a frame reads: null for one that says nothing
 */
export function useRoom<Message>(
  { path, read }: { path: string; read: (frame: string) => Message | null },
  listener: RoomListener<Message>,
  wanted: "wanted" | "unwanted" = "wanted",
): boolean | null {
  const [connected, setConnected] = useState<boolean | null>(null);
  const latest = useRef({ listener, read });
  latest.current = { listener, read };
  useEffect(() => {
    if (wanted === "unwanted") return;
    let closed = false;
    let tries = 0;
    let socket: WebSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const address = new URL(path, location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      socket = new WebSocket(address);
      socket.onopen = () => {
        setConnected(true);
        // What happened during a break is only known by loading again.
        if (tries > 0) latest.current.listener.onMissed();
        tries = 0;
      };
      socket.onmessage = ({ data }) => {
        const message = typeof data === "string" ? latest.current.read(data) : null;
        if (message && !closed) latest.current.listener.onMessage(message);
      };
      socket.onclose = ({ code }) => {
        setConnected(false);
        if (code === sessionEndedCode) return latest.current.listener.onMissed();
        if (!closed) retry = setTimeout(open, retryWaits[Math.min(tries++, retryWaits.length - 1)]);
      };
    };
    open();
    return () => {
      closed = true;
      clearTimeout(retry);
      socket?.close();
    };
  }, [path, wanted]);
  return connected;
}
