import type { RoomVisit } from "#app/platform/kernel/room-visit.ts";
import { visitHeader } from "../room-sockets.ts";

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
