import type { MessageEvent } from "#app/modules/messages/model/message.enums.ts";
import { type Counts, toMinuteCount } from "./subjects.ts";

/** A time window that a message to the customer named, the earliest first. Milliseconds UTC. */
export interface SentWindow {
  event: MessageEvent;
  from: number;
  to: number;
  sentAt: number;
}

/**
 * Whether the driver came when the customer expected it: against the last window sent before the arrival, and against the one
 * announced the evening before. Without a window there is nothing to keep.
 */
export function countSentWindows(sent: readonly SentWindow[], arrivedAt: number): Counts {
  const before = sent.filter(({ sentAt }) => sentAt <= arrivedAt);
  const last = before.at(-1);
  if (!last) return {};
  const counts: Counts = { window_sent: 1, [`window_${compare(last, arrivedAt)}`]: 1 };
  counts[toMinuteCount("width", (last.to - last.from) / 60_000)] = 1;
  if (before.some(({ event }) => event === "window_changed")) counts.window_moved = 1;
  const announced = before.findLast(({ event }) => event === "window_announced");
  if (!announced) return counts;
  counts.announced = 1;
  if (compare(announced, arrivedAt) === "kept") counts.announced_kept = 1;
  return counts;
}

function compare({ from, to }: SentWindow, arrivedAt: number): "early" | "kept" | "late" {
  if (arrivedAt < from) return "early";
  return arrivedAt > to ? "late" : "kept";
}
