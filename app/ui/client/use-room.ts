import { useEffect, useRef, useState } from "react";
import { sessionEndedCode } from "#app/platform/kernel/room-visit.ts";
import { withTabAccount } from "./tab-account.ts";

/** Milliseconds before each reconnect; the last one repeats. */
const retryWaits = [500, 1000, 3000, 10_000];

export interface RoomListener<Message> {
  /** Called for each message of the room. */
  onMessage(message: Message): void;
  /** Called when messages may have been missed or the session ended: the data must be reloaded. */
  onMissed(): void;
}

/**
 * Subscribes to a room of the account while the component is mounted. Returns false without a connection, null before
 * the first one.
 *
 * @param room the WebSocket's path, and a parser of frames that returns null for one to ignore
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
      const address = new URL(withTabAccount(path), location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      socket = new WebSocket(address);
      socket.onopen = () => {
        setConnected(true);
        // Messages during a break are lost, so the data is reloaded.
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
