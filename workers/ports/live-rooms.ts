import type { FleetRoomClient as Fleet } from "#app/modules/fleet/model/fleet-room.ts";
import type { LiveRoomPort as Room } from "#app/platform/kernel/ports.ts";
import type { RoomVisit } from "#app/platform/kernel/room-visit.ts";
import type { FleetRoom } from "../fleet-room.ts";
import type { LiveRoom } from "../live-room.ts";
import { visitHeader } from "../room-sockets.ts";

/** Bindings with the rooms of accounts. */
export interface LiveBindings {
  readonly DB: D1Database;
  readonly LIVE_ROOM?: DurableObjectNamespace<LiveRoom>;
  readonly FLEET_ROOM?: DurableObjectNamespace<FleetRoom>;
}

const socketHeaders = ["Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version"];

/** A viewer's upgrade request for a room, without the viewer's own headers: the room trusts only what is set here. */
export function toRoomUpgrade(request: Request, visit: RoomVisit, extra: Record<string, string> = {}): Request {
  const headers = new Headers({ ...extra, [visitHeader]: JSON.stringify(visit) });
  for (const name of socketHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request("https://room/", { headers });
}

/** The room of an account: its Durable Object. */
export function getLiveRoom({ LIVE_ROOM }: LiveBindings, accountId: string): Room {
  if (!LIVE_ROOM) throw new Error("the Durable Object binding LIVE_ROOM is missing in wrangler.toml");
  const room = LIVE_ROOM.get(LIVE_ROOM.idFromName(accountId));
  return {
    changed: (orderIds) => room.changed(accountId, [...orderIds]),
    connect: (request, session) => room.fetch(toRoomUpgrade(request, { session, accountId })),
  };
}

/** The room of an account's agents: its Durable Object. */
export function getFleetRoom({ FLEET_ROOM }: LiveBindings, accountId: string): Fleet {
  if (!FLEET_ROOM) throw new Error("the Durable Object binding FLEET_ROOM is missing in wrangler.toml");
  const room = FLEET_ROOM.get(FLEET_ROOM.idFromName(accountId));
  return {
    noted: (positions, keptMs) => room.noted(accountId, [...positions], keptMs),
    newest: () => room.newest(),
    forget: () => room.forget(),
    changed: () => room.changed(accountId),
    connect: (request, visit) => room.fetch(toRoomUpgrade(request, { ...visit, accountId })),
  };
}
