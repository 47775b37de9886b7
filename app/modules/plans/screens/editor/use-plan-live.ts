import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import {
  type PlanLiveMessage,
  type PlanProgress,
  type PlanViewer,
  type PlanViewerMessage,
  parseLiveMessage,
} from "#app/modules/planning/model/plan-live.ts";
import { sessionEndedCode } from "#app/platform/kernel/room-visit.ts";
import { withTabAccount } from "#app/ui/client/tab-account.ts";

/** Messages of the plan's room while the page is open. */
export interface PlanLive {
  connected: boolean;
  /** Own entry of `viewers`. */
  you: string | null;
  viewers: readonly PlanViewer[];
  /** Whether the room is searching, from its messages: earlier than the page reloads. */
  searching: boolean;
  progress: PlanProgress | null;
}

const DISCONNECTED: PlanLive = { connected: false, you: null, viewers: [], searching: false, progress: null };
/** Milliseconds before each new try; the last one repeats. */
const RECONNECT_DELAYS_MS = [300, 1000, 2000, 5000, 10_000];

interface PlanLiveOptions {
  planId: string;
  /** The version on the screen: news of it, or of an older one, needs no loading. */
  version: number;
  onMessage(message: PlanLiveMessage): void;
}

/** Keeps a WebSocket to the plan's room, reconnects after an interruption, and reloads the plan when it changed. */
export function usePlanLive({
  planId,
  version,
  onMessage,
}: PlanLiveOptions): PlanLive & { edit(routeId: string | null): void } {
  const [live, setLive] = useState<PlanLive>(DISCONNECTED);
  const { revalidate } = useRevalidator();
  const socket = useRef<WebSocket | null>(null);
  const editing = useRef<string | null>(null);
  const latest = useRef({ version, onMessage: onMessage, revalidate });
  latest.current = { version, onMessage: onMessage, revalidate };

  useEffect(() => {
    let closed = false;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const address = new URL(withTabAccount(`/api/plans/${planId}/live`), location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      const made = new WebSocket(address);
      socket.current = made;
      made.onopen = () => {
        // What happened during a break is only known by loading again.
        if (tries > 0) void latest.current.revalidate();
        tries = 0;
        send(made, { kind: "editing", routeId: editing.current });
      };
      made.onmessage = ({ data }) => {
        const message = typeof data === "string" ? (parseLiveMessage(data) as PlanLiveMessage | null) : null;
        if (!message) return;
        setLive((before) => applyLiveMessage(before, message));
        if (needsReload(message, latest.current.version)) void latest.current.revalidate();
        latest.current.onMessage(message);
      };
      made.onclose = ({ code }) => {
        if (closed) return;
        if (code === sessionEndedCode) return void latest.current.revalidate();
        setLive((before) => ({ ...before, connected: false, searching: false }));
        timer = setTimeout(open, RECONNECT_DELAYS_MS[Math.min(tries++, RECONNECT_DELAYS_MS.length - 1)]);
      };
    };
    open();
    return () => {
      closed = true;
      clearTimeout(timer);
      socket.current?.close();
    };
  }, [planId]);

  const edit = useCallback((routeId: string | null) => {
    if (editing.current === routeId) return;
    editing.current = routeId;
    if (socket.current?.readyState === WebSocket.OPEN) send(socket.current, { kind: "editing", routeId });
  }, []);
  return { ...live, edit };
}

function send(socket: WebSocket, message: PlanViewerMessage): void {
  socket.send(JSON.stringify(message));
}

/** The state after a message. */
export function applyLiveMessage(live: PlanLive, message: PlanLiveMessage): PlanLive {
  switch (message.kind) {
    case "welcome":
      return {
        connected: true,
        you: message.you,
        viewers: message.viewers,
        searching: busyStatuses.includes(message.status),
        progress: message.progress,
      };
    case "presence":
      return { ...live, viewers: message.viewers };
    case "progress":
      return { ...live, progress: message.progress };
    // The figures of the run that is over stay on the screen until the plan that it made is there.
    case "status":
      return {
        ...live,
        searching: busyStatuses.includes(message.status),
        progress: message.status === planStatuses.code.queued ? null : live.progress,
      };
    case "optimized":
      return { ...live, searching: false };
    default:
      return live;
  }
}

/** Whether the loader must run again. A run that ended well was preceded by a message with its version. */
export function needsReload(message: PlanLiveMessage, shownVersion: number): boolean {
  if (message.kind === "version") return message.version !== shownVersion;
  if (message.kind === "welcome") return message.version !== shownVersion;
  return (
    message.kind === "touched" ||
    message.kind === "status" ||
    (message.kind === "optimized" && message.outcome === "failed") ||
    message.kind === "confirmed"
  );
}
