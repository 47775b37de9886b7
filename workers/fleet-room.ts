import { DurableObject } from "cloudflare:workers";
import { saveAgentPositions } from "#app/modules/fleet/db/positions.server.ts";
import type { AgentPosition } from "#app/modules/fleet/model/agent-position.ts";
import type { FleetMessage, FleetPosition } from "#app/modules/fleet/model/fleet-live.ts";
import { advanceOdometer, type Odometer } from "#app/modules/fleet/model/odometer.ts";
import { addDrivenMeters } from "#app/modules/planning/db/driven-meters.writes.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { IDLE_CHECK_MS, RoomSockets } from "./room-sockets.ts";
import { runInRoom } from "./room-trace.ts";

/** Minimum interval of writing positions to the database, milliseconds. */
const WRITE_INTERVAL_MS = 20_000;
/** Maximum viewers of one account; further ones poll. */
const MAX_VIEWERS = 500;

interface StoredPosition extends AgentPosition {
  written: boolean;
  driven: Odometer;
}

/**
 * The agents' positions of one account. Each position is a row in this object's own storage; the database gets the
 * newest of each agent in one statement up to three times a minute, for lists and the tracking page. Viewers get each
 * position at once.
 */
export class FleetRoom extends DurableObject<Env> {
  readonly #sockets: RoomSockets;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sockets = new RoomSockets(ctx, env);
  }

  override async fetch(request: Request): Promise<Response> {
    const answer = await this.#sockets.acceptUpgrade(request, MAX_VIEWERS);
    await this.#wakeBy(Date.now() + IDLE_CHECK_MS);
    return answer;
  }

  /**
   * Stores the newest position of each agent, in any order of arrival; they are deleted after `keptMs`, a day at most.
   */
  async noted(accountId: string, sent: AgentPosition[], keptMs = day): Promise<void> {
    const { kv } = this.ctx.storage;
    const moved = new Map<string, FleetPosition>();
    for (const each of sent) {
      const { agentId, longitude, latitude, accuracy, heading, at } = each;
      const known = kv.get<StoredPosition>(`agent ${agentId}`);
      if (known && known.at >= at) continue;
      kv.put(`agent ${agentId}`, { ...each, written: false, driven: advanceOdometer(known?.driven, each) });
      moved.set(agentId, { agentId, longitude, latitude, accuracy, heading, at });
    }
    kv.put("account", accountId);
    kv.put("keptMs", keptMs);
    if (moved.size > 0) this.#tell(accountId, { kind: "positions", positions: [...moved.values()] });
    await this.#wakeBy(Date.now() + WRITE_INTERVAL_MS);
  }

  /** Sets the object's one alarm, shared by positions and sockets, to go off by then. */
  async #wakeBy(moment: number): Promise<void> {
    const due = (await this.ctx.storage.getAlarm()) ?? Number.POSITIVE_INFINITY;
    if (due > moment) await this.ctx.storage.setAlarm(moment);
  }

  /** Routes of the account, or their drivers' reports, changed. */
  changed(accountId: string): void {
    this.#tell(accountId, { kind: "changed" });
  }

  /** The caller does not wait until viewers are notified. */
  #tell(accountId: string, message: FleetMessage): void {
    if (this.#sockets.listOpen().length === 0) return;
    const toSome: FleetMessage = message.kind === "positions" ? { kind: "moved" } : message;
    const notification = () => this.#sockets.send(JSON.stringify(message), null, JSON.stringify(toSome));
    // Failures are logged; viewers reload when their socket reconnects.
    this.ctx.waitUntil(runInRoom("fleet.notify", { accountId }, notification).catch(() => {}));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#sockets.closeBack(socket, code);
  }

  /** The newest position of each agent. */
  newest(): AgentPosition[] {
    return [...this.ctx.storage.kv.list<StoredPosition>({ prefix: "agent " })].map(
      ([, { written: _, driven: __, ...kept }]) => kept,
    );
  }

  /** Deletes all positions. */
  forget(): void {
    for (const [key] of this.ctx.storage.kv.list({ prefix: "agent " })) this.ctx.storage.kv.delete(key);
  }

  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const accountId = kv.get<string>("account") ?? "";
    await runInRoom("fleet.positions", { accountId }, async () => {
      const kept = [...kv.list<StoredPosition>({ prefix: "agent " })].map(([, each]) => each);
      const fresh = kept.filter(({ written }) => !written);
      if (fresh.length > 0) {
        const db = openDatabase(this.env.DB);
        const readings = fresh.map(({ driven, ...each }) => ({ ...each, odometer: Math.round(driven.meters) }));
        await saveAgentPositions(db, accountId, readings, [addDrivenMeters(db, accountId, readings)]);
      }
      for (const each of fresh) {
        const key = `agent ${each.agentId}`;
        if (kv.get<StoredPosition>(key)?.at === each.at) kv.put(key, { ...each, written: true });
      }
      const forgottenAfter = kv.get<number>("keptMs") ?? day;
      for (const { agentId, at } of kept) if (at < Date.now() - forgottenAfter) kv.delete(`agent ${agentId}`);
      const next = [...kv.list<StoredPosition>({ prefix: "agent " })].map(([, { at, written }]) =>
        written ? at + forgottenAfter + 1 : Date.now() + WRITE_INTERVAL_MS,
      );
      if (next.length > 0) await this.#wakeBy(Math.min(...next));
      if (this.#sockets.listOpen().length === 0) return;
      await this.#sockets.closeEnded();
      await this.#wakeBy(Date.now() + IDLE_CHECK_MS);
    });
  }
}
