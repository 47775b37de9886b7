import { type RoomListener, useRoom } from "#app/ui/client/use-room.ts";
import { type LiveMessage, parseLiveOrdersMessage } from "../../model/live-board.ts";

const liveRoom = { path: "/api/orders/live", read: parseLiveOrdersMessage };

/** Subscribes to the account's room, which reports the orders that changed. */
export function useLiveMessages(
  listener: RoomListener<LiveMessage>,
  wanted: "wanted" | "unwanted" = "wanted",
): boolean | null {
  return useRoom(liveRoom, listener, wanted);
}
