import { failureReasons } from "#app/domain/shipments/shipment.enums.ts";
import { ChangeLine } from "#app/ui/resource/change-line.tsx";
import type { TimelineEntry } from "#app/ui/resource/timeline.tsx";
import { countOf } from "#app/ui/words/received.ts";
import type { Say } from "#app/ui/words/word.ts";
import type { ShipmentView } from "./view-shipment.server.ts";

/** One thing that happened to a shipment, with why and what changed. */
export function entryOf(event: ShipmentView["events"][number], say: Say): TimelineEntry {
  const { reason, note, side, was, is } = event.detail;
  const failure = failureReasons.find((each) => each.key === reason);
  const words = [failure ? say(`shipments:reason.${failure.key}`) : reason, note, countOf(event.detail, say)];
  const end = side === "source" || side === "destination" ? say(`orders:changed.${side}`) : null;
  return {
    key: event.id,
    title: say(`shipments:event.${event.type}`),
    text: words.filter((each) => typeof each === "string" && each !== "").join(" · "),
    more: end && typeof is === "string" ? <ChangeLine label={end} from={String(was || "–")} to={is} /> : undefined,
    at: event.at,
    by: event.actorName,
    reached: event.fromStatus === event.toStatus ? undefined : { kind: "shipment", code: event.toStatus },
  };
}
