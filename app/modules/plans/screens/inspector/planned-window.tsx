import { useTranslation } from "react-i18next";
import type { PlanEnd } from "#app/modules/planning/model/plan-inputs.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { colourOf } from "#app/ui/map/map-model.ts";
import { WindowBar } from "#app/ui/panes/window-bar.tsx";
import { statusWord } from "#app/ui/status/statuses.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { usePlanDesk } from "../desk/plan-desk.tsx";
import type { FoundStop } from "../desk/plan-lookup.ts";

/** The window of a plan's stop, and when the vehicle is there. */
export function PlannedWindow({ found, end }: { found: FoundStop; end: PlanEnd }) {
  const { t } = useTranslation("plans");
  const say = useWords();
  const { view } = usePlanDesk();
  const { stop, route } = found;
  const zone = view.plan.timezone;
  const at = (local: string) => instantOf(local, zone);
  return (
    <WindowBar
      hue={colourOf(route.number)}
      lateness={stop.lateness}
      label={say(statusWord("lateness", stop.lateness))}
      arrives={
        <>
          {t("stop.arrives")} <b>{timeOf(stop.arriveAt, zone)}</b>
        </>
      }
      from={at(view.inputs.startAt)}
      to={at(view.inputs.endAt)}
      opensAt={end.from === null ? null : at(end.from)}
      closesAt={end.to === null ? null : at(end.to)}
      threshold={view.inputs.settings.lateness_threshold_minutes * 60_000}
      arriveAt={stop.arriveAt}
      startAt={stop.startAt}
      endAt={stop.endAt}
      zone={zone}
    />
  );
}
