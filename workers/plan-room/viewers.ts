import type { PlanLiveMessage, PlanViewer } from "#app/modules/planning/model/plan-live.ts";
import { parseLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { RoomSockets } from "../room-sockets.ts";

/** Maximum viewers of one plan; further ones are refused. */
const MAX_VIEWERS = 100;

/** The open tabs of one plan. Sockets hibernate with the object: who they are is attached to them. */
export class Viewers {
  readonly #sockets: RoomSockets;

  constructor(ctx: DurableObjectState, env: Env) {
    this.#sockets = new RoomSockets(ctx, env);
  }

  /** Closes the sockets of ended sessions. */
  check(): Promise<void> {
    return this.#sockets.closeEnded();
  }

  /** Adds a viewer: sends it `welcome`, then announces the viewers to everyone. */
  async enter(
    request: Request,
    caller: PlanCaller,
    welcome: (you: string, viewers: PlanViewer[]) => PlanLiveMessage,
  ): Promise<Response> {
    if (this.#sockets.listOpen().length >= MAX_VIEWERS) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    const viewer: PlanViewer = { id: crypto.randomUUID(), userId: caller.userId, name: caller.name, routeId: null };
    server.serializeAttachment(viewer);
    await this.#sockets.accept(server, request);
    server.send(JSON.stringify(welcome(viewer.id, this.list())));
    this.announce(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Handles a viewer's frame: the route being edited. Other frames are ignored. */
  handleFrame(socket: WebSocket, frame: string | ArrayBuffer): void {
    const message = typeof frame === "string" && frame.length < 1000 ? parseLiveMessage(frame) : null;
    const viewer = getViewer(socket);
    if (!viewer || message?.kind !== "editing" || !("routeId" in message)) return;
    const routeId = typeof message.routeId === "string" ? message.routeId.slice(0, 40) : null;
    socket.serializeAttachment({ ...viewer, routeId });
    this.announce(null);
  }

  /** A socket closed: announces it to the others. */
  leave(socket: WebSocket): void {
    socket.serializeAttachment(null);
    this.announce(socket);
  }

  list(): PlanViewer[] {
    return this.#sockets.listOpen().flatMap((socket) => getViewer(socket) ?? []);
  }

  /** Sends the list of viewers to everyone except the one who caused it. */
  announce(except: WebSocket | null): void {
    this.#send({ kind: "presence", viewers: this.list() }, except);
  }

  send(message: PlanLiveMessage): void {
    this.#send(message, null);
  }

  #send(message: PlanLiveMessage, except: WebSocket | null): void {
    this.#sockets
      .send(JSON.stringify(message), except)
      .catch((error: unknown) => logFailure(error, { what: "viewers were not notified" }));
  }
}

function getViewer(socket: WebSocket): PlanViewer | null {
  const viewer: PlanViewer | null = socket.deserializeAttachment();
  return viewer;
}
