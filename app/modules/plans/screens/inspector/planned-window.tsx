import { useTranslation } from "react-i18next";
import type { PlanEnd } from "#app/modules/planning/model/plan-inputs.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { WindowBar } from "#app/ui/panes/window-bar.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import type { FoundStop } from "../editor/plan-lookup.ts";

/** The window of a stop, and the planned arrival in it. */
export function PlannedWindow({ found, end }: { found: FoundStop; end: PlanEnd }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view } = usePlanEditor();
  const { stop, route } = found;
  const zone = view.plan.timezone;
  const at = (local: string) => toInstant(local, zone);
  return (
    <WindowBar
      hue={getRouteColor(route.number)}
      lateness={stop.lateness}
      label={translate(getStatusLabel("lateness", stop.lateness))}
      arrives={
        <>
          {t("stop.arrives")} <b>{toZoneTime(stop.arriveAt, zone)}</b>
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
