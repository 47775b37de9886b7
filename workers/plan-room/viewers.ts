import type { PlanCaller } from "#app/domain/kernel/ports.ts";
import type { PlanLiveMessage, PlanViewer } from "#app/domain/plans/plan-live.ts";
import { readLive } from "#app/domain/plans/plan-live.ts";

/** Most viewers of one plan at once; one more is turned away. */
const mostViewers = 100;

/** The open tabs of one plan. Sockets hibernate with the object: who they are is attached to them. */
export class Viewers {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Takes a viewer in; `welcome` is told first, then everybody hears who is here. */
  enter(caller: PlanCaller, welcome: (you: string, viewers: PlanViewer[]) => PlanLiveMessage): Response {
    if (this.#ctx.getWebSockets().length >= mostViewers) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    const viewer: PlanViewer = { id: crypto.randomUUID(), userId: caller.userId, name: caller.name, routeId: null };
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(viewer);
    send(server, welcome(viewer.id, this.list()));
    this.announce(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A frame of a viewer: which route is in hand. Anything else is ignored. */
  hear(socket: WebSocket, frame: string | ArrayBuffer): void {
    const message = typeof frame === "string" && frame.length < 1000 ? readLive(frame) : null;
    const viewer = attached(socket);
    if (!viewer || message?.kind !== "editing" || !("routeId" in message)) return;
    const routeId = typeof message.routeId === "string" ? message.routeId.slice(0, 40) : null;
    socket.serializeAttachment({ ...viewer, routeId });
    this.announce(null);
  }

  /** A socket closed: the others hear it. */
  leave(socket: WebSocket): void {
    socket.serializeAttachment(null);
    this.announce(socket);
  }

  list(): PlanViewer[] {
    return this.#ctx.getWebSockets().flatMap((socket) => attached(socket) ?? []);
  }

  /** Tells everybody who is here, but the one to whom it is no news. */
  announce(except: WebSocket | null): void {
    const text = JSON.stringify({ kind: "presence", viewers: this.list() } satisfies PlanLiveMessage);
    for (const socket of this.#ctx.getWebSockets()) if (socket !== except) sendText(socket, text);
  }

  tell(message: PlanLiveMessage): void {
    const text = JSON.stringify(message);
    for (const socket of this.#ctx.getWebSockets()) sendText(socket, text);
  }
}

function attached(socket: WebSocket): PlanViewer | null {
  const viewer: PlanViewer | null = socket.deserializeAttachment();
  return viewer;
}

const send = (socket: WebSocket, message: PlanLiveMessage): void => sendText(socket, JSON.stringify(message));

/** A viewer whose connection just broke is told nothing; its close event removes it. */
function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}
