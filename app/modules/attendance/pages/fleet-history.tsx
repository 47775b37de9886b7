import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { readHistoryScreen } from "../commands/view-history.server.ts";
import { DayNav } from "../screens/day-nav.tsx";
import { FleetTabs } from "../screens/fleet-tabs.tsx";
import { historySpec } from "../screens/history.resource.tsx";
import type { Route } from "./+types/fleet-history.ts";
import "../screens/fleet.css";

export const loader = createScreenLoader(readHistoryScreen);

export default function AttendanceHistory({ loaderData: { list, counts, date, today } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <ResourceTable
      spec={historySpec}
      data={list}
      filterEnd={date && <DayNav date={date} today={today} />}
      emptyAction={<ButtonLink to="/fleet/attendance">{t("fleet:part.attendance")}</ButtonLink>}
      parts={<FleetTabs current="history" counts={counts} />}
    />
  );
}
