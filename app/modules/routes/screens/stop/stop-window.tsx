import { useTranslation } from "react-i18next";
import { timeOf } from "#app/ui/formats/dates.ts";
import { writeSpan } from "#app/ui/formats/measures.tsx";
import { colourOf } from "#app/ui/map/map-model.ts";
import { WindowBar } from "#app/ui/panes/window-bar.tsx";
import { statusWord } from "#app/ui/status/statuses.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";

/** What was promised of a stop ahead, and when it is expected. */
export function StopWindow({ route, stop, zone }: { route: LiveRoute; stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const say = useWords();
  const { lateness, expectedAt, windowFrom, windowTo, serviceSeconds, plannedStartAt, plannedArriveAt } = stop;
  const opens = Math.max(windowFrom ?? 0, plannedStartAt > plannedArriveAt ? plannedStartAt : 0);
  const startAt = Math.max(expectedAt, opens);
  const minutes = windowTo === null ? 0 : Math.max(1, Math.round((expectedAt - windowTo) / 60_000));
  return (
    <WindowBar
      hue={colourOf(route.number)}
      lateness={lateness}
      label={
        lateness === 4 ? t("late_by", { span: writeSpan(minutes * 60, say) }) : say(statusWord("lateness", lateness))
      }
      arrives={
        <>
          {t(stop.arrivedAt === null ? "arrives" : "arrived")} <b>{timeOf(expectedAt, zone)}</b>
        </>
      }
      from={route.startAt}
      to={Math.max(route.endAt, startAt)}
      opensAt={windowFrom}
      closesAt={windowTo}
      threshold={0}
      arriveAt={expectedAt}
      startAt={startAt}
      endAt={startAt + serviceSeconds * 1000}
      zone={zone}
    />
  );
}
