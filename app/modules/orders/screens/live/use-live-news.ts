import { type RoomListener, useRoom } from "#app/ui/client/use-room.ts";
import { type LiveMessage, readLiveMessage } from "../../model/live-board.ts";

const room = { path: "/api/orders/live", read: readLiveMessage };

/** Which orders of the account changed, as its room tells (`useRoom`). */
export function useLiveNews(
  listener: RoomListener<LiveMessage>,
  wanted: "wanted" | "unwanted" = "wanted",
): boolean | null {
  return useRoom(room, listener, wanted);
}
