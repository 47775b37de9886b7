import { failureReasons } from "#app/domain/shipments/shipment.enums.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { ChangeLine } from "#app/ui/resource/detail/change-line.tsx";
import type { TimelineEntry } from "#app/ui/resource/detail/timeline.tsx";
import { countOf } from "#app/ui/words/received.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ShipmentView } from "./view-shipment.server.ts";

/** What happened to a shipment: who was told to go, why it failed, until when it was put off, what changed. */
export function useShipmentEntries({ events, agents, plan }: ShipmentView): TimelineEntry[] {
  const say = useWords();
  const dates = useDates();
  const names = new Map([...agents, ...(plan ? [{ value: plan.id, label: plan.name }] : [])].map(named));
  return events.map((event) => {
    const { reason, note, side, was, is, date, from, to, agentId, planId, order } = event.detail;
    const failure = failureReasons.find((each) => each.key === reason);
    const words = [
      failure ? say(`shipments:reason.${failure.key}`) : reason,
      names.get(String(agentId)) ?? names.get(String(planId)),
      dates.window(textOf(from), textOf(to)),
      textOf(date) && say("shipments:next_on", { date: dates.local(textOf(date) ?? "", "day") }),
      note,
      textOf(order) && say("shipments:with_order", { order: textOf(order) ?? "" }),
      countOf(event.detail, say),
    ];
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
  });
}

function named({ value, label }: { value: string; label: string }): [string, string] {
  return [value, label];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
