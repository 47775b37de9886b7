import { listEndedSessions } from "#app/modules/identity/db/session.reads.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { type RoomVisit, sessionEndedCode } from "#app/platform/kernel/room-visit.ts";

/** Header in which a room's own port passes the visitor; nothing else can reach the object. */
export const visitHeader = "x-room-visit";
/** Maximum age of a socket, milliseconds: viewers reconnect, which checks their permissions again. */
const MAX_SOCKET_MS = 15 * 60_000;
/** Sessions are checked again if the last check is older than this, milliseconds. */
const FRESH_MS = 1_000;
/** Interval of checking sessions without messages, milliseconds. */
export const IDLE_CHECK_MS = 60_000;

/** The open sockets of a room, each of a session, with which it ends. A socket's data hibernates with the object. */
export class RoomSockets {
  readonly #ctx: DurableObjectState;
  readonly #env: Env;
  #checked = 0;
  /** Messages are sent in order, also while sessions are being checked. */
  #sending: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    this.#ctx = ctx;
    this.#env = env;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Accepts a socket for the visit in the request. */
  async accept(socket: WebSocket, request: Request): Promise<void> {
    const visit: RoomVisit = JSON.parse(request.headers.get(visitHeader) ?? "null");
    this.#ctx.acceptWebSocket(socket, [visit.session, visit.accountId, String(Date.now()), visit.visibility ?? "all"]);
    await this.#lookAgain();
  }

  /** Accepts a viewer and the upgrade; beyond the limit viewers are refused and poll. */
  async acceptUpgrade(request: Request, limit: number): Promise<Response> {
    if (this.#ctx.getWebSockets().length >= limit) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    await this.accept(server, request);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Closes the room's side of a closed socket. */
  closeBack(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  listOpen(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  /**
   * Sends a text to all sockets with a valid session. @param toSome the text for viewers restricted to some locations
   */
  send(text: string, except: WebSocket | null = null, toSome: string = text): Promise<void> {
    const sending = this.#sending.then(async () => {
      if (Date.now() - this.#checked > FRESH_MS) await this.closeEnded();
      for (const socket of this.listOpen())
        if (socket !== except) socket.send(this.#visitOf(socket).visibility === "some" ? toSome : text);
    });
    // A failed send does not stop later ones.
    this.#sending = sending.catch(() => {});
    return sending;
  }

  /** Closes sockets with an ended session or beyond the maximum age, and checks again later if any are left. */
  async closeEnded(): Promise<void> {
    this.#checked = Date.now();
    const visits = this.listOpen().map((socket) => ({ socket, visit: this.#visitOf(socket) }));
    const ended = await listEndedSessions(
      openDatabase(this.#env.DB),
      visits.map(({ visit }) => visit),
      this.#checked,
    );
    for (const { socket, visit } of visits) {
      if (ended.has(visit.session)) socket.close(sessionEndedCode, "the session is over");
      else if (this.#checked - visit.since > MAX_SOCKET_MS) socket.close(1000, "come back");
    }
    await this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    if (this.listOpen().length > 0 && (await this.#ctx.storage.getAlarm()) === null)
      await this.#ctx.storage.setAlarm(Date.now() + IDLE_CHECK_MS);
  }

  #visitOf(socket: WebSocket): RoomVisit & { since: number } {
    const [session = "", accountId = "", since, sees] = this.#ctx.getTags(socket);
    return { session, accountId, since: Number(since), visibility: sees === "some" ? "some" : "all" };
  }
}
