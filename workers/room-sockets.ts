import { listEndedSessions } from "#app/modules/identity/db/session.reads.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { type RoomVisit, sessionEndedCode } from "#app/platform/kernel/room-visit.ts";

/** Header in which a room's own port names who comes; nobody else can reach the object. */
export const visitHeader = "x-room-visit";
/** A viewer comes back after this long, so that who lost a permission meanwhile is let in no more. */
const MAX_SOCKET_MS = 15 * 60_000;
/** News may be this much older than the last look at the sessions. */
const FRESH_MS = 1_000;
/** Where there are no news, the sessions are looked at this often. */
export const IDLE_CHECK_MS = 60_000;

/** The open sockets of a room, each of a session: they end with it. What is known of a socket hibernates with the object. */
export class RoomSockets {
  readonly #ctx: DurableObjectState;
  readonly #env: Env;
  #checked = 0;
  /** News are told in their order, also while the sessions are looked at. */
  #told: Promise<void> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    this.#ctx = ctx;
    this.#env = env;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Takes a socket in, of the visit that the request names. */
  async accept(socket: WebSocket, request: Request): Promise<void> {
    const visit: RoomVisit = JSON.parse(request.headers.get(visitHeader) ?? "null");
    this.#ctx.acceptWebSocket(socket, [visit.session, visit.accountId, String(Date.now()), visit.visibility ?? "all"]);
    await this.#lookAgain();
  }

  /** Takes a viewer in and answers the upgrade; one more than the most is sent away, and polls. */
  async acceptUpgrade(request: Request, limit: number): Promise<Response> {
    if (this.#ctx.getWebSockets().length >= limit) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    await this.accept(server, request);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A viewer closed the socket: so does the room. */
  closeBack(socket: WebSocket, code: number): void {
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  listOpen(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  /** Sends a text to all whose session lives. @param toSome what those hear who are confined to some locations */
  send(text: string, except: WebSocket | null = null, toSome: string = text): Promise<void> {
    const telling = this.#told.then(async () => {
      if (Date.now() - this.#checked > FRESH_MS) await this.closeEnded();
      for (const socket of this.listOpen())
        if (socket !== except) socket.send(this.#visitOf(socket).visibility === "some" ? toSome : text);
    });
    // What could not be told once keeps nothing after it from being told.
    this.#told = telling.catch(() => {});
    return telling;
  }

  /** Closes the sockets whose session is over, or that are open for long, and looks again later where some are left. */
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
