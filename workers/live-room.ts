import { DurableObject } from "cloudflare:workers";
import { type LiveMessage, MAX_NAMED_ORDERS } from "#app/modules/orders/model/live-board.ts";
import { RoomSockets } from "./room-sockets.ts";
import { runInRoom } from "./room-trace.ts";

/** Most viewers of one account at once; one more polls. */
const MAX_VIEWERS = 500;

/**
 * The room of one account: tells open live views which orders changed. It keeps nothing; the database is the truth, and
 * a viewer reads it in its own scope.
 */
export class LiveRoom extends DurableObject<Env> {
  readonly #sockets: RoomSockets;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sockets = new RoomSockets(ctx, env);
  }

  override fetch(request: Request): Promise<Response> {
    return this.#sockets.acceptUpgrade(request, MAX_VIEWERS);
  }

  /** Orders of the account changed. */
  changed(accountId: string, ids: string[]): Promise<void> {
    const message: LiveMessage = ids.length > MAX_NAMED_ORDERS ? { kind: "many" } : { kind: "orders", ids };
    return runInRoom("live.changed", { accountId }, () => this.#sockets.send(JSON.stringify(message)));
  }

  override alarm(): Promise<void> {
    return this.#sockets.closeEnded();
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.closeBack(socket, code);
  }
}
