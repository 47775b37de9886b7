import { type LiveMessage, readLiveMessage } from "#app/domain/orders/live-board.ts";
import { type RoomListener, useRoom } from "./use-room.ts";

const room = { path: "/api/orders/live", read: readLiveMessage };

/** Which orders of the account changed, as its room tells (`useRoom`). */
export function useLiveNews(
  listener: RoomListener<LiveMessage>,
  wanted: "wanted" | "unwanted" = "wanted",
): boolean | null {
  return useRoom(room, listener, wanted);
}
