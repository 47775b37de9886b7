import { useTranslation } from "react-i18next";
import { listHoursExcess } from "#app/modules/planning/model/crews/route-hours.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { usePlanDesk } from "../desk/plan-desk.tsx";

/** What a route's row and panes say of hours beyond the limits of the preferences. */
export function useHoursWarnings(): (route: TimedRoute) => string[] {
  const { t } = useTranslation("plans");
  const { view, lookup } = usePlanDesk();
  return (route) =>
    listHoursExcess(route, view.hours).map(({ of, minutes, excess, limit }) =>
      t(`hours_over.${of}`, {
        agent: lookup.agent(route.agentId)?.name ?? "",
        ...{ hours: formatHours(minutes), over: formatHours(excess), limit },
      }),
    );
}

/** Warns that a route takes its agent beyond the hours of a day or a week; the route may still go out. */
export function HoursWarning({ route }: { route: TimedRoute }) {
  return useHoursWarnings()(route).map((text) => (
    <p key={text} className="caution">
      {text}
    </p>
  ));
}
