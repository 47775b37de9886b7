import { DurableObject } from "cloudflare:workers";
import { type LiveMessage, MAX_NAMED_ORDERS } from "#app/modules/orders/model/live-board.ts";
import { RoomSockets } from "./room-sockets.ts";
import { runInRoom } from "./room-trace.ts";

/** Maximum viewers of one account; further ones poll. */
const MAX_VIEWERS = 500;

/**
 * The room of one account: notifies open live views of changed orders. It stores nothing; viewers read the database in
 * their own scope.
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
