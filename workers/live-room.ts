import { DurableObject } from "cloudflare:workers";
import { type LiveMessage, mostNamed } from "#app/domain/orders/live-board.ts";

/** Most viewers of one account at once; one more polls. */
const mostViewers = 500;
/** A viewer comes back after this long, so that who lost the permission meanwhile is let in no more. */
const longestMs = 15 * 60_000;

/**
 * The room of one account: tells open live views which orders changed. It keeps nothing; the database is the truth, and
 * a viewer reads it in its own scope.
 */
export class LiveRoom extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  override fetch(): Response {
    if (this.ctx.getWebSockets().length >= mostViewers) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment(Date.now());
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Orders of the account changed. */
  changed(ids: string[]): void {
    const message: LiveMessage = ids.length > mostNamed ? { kind: "many" } : { kind: "orders", ids };
    const text = JSON.stringify(message);
    for (const socket of this.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      socket.send(text);
      const since: number = socket.deserializeAttachment();
      if (Date.now() - since > longestMs) socket.close(1000, "come back");
    }
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }
}
