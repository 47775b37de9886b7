import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { HistoryView } from "../commands/view-history.server.ts";
import { DayNav } from "./day-nav.tsx";
import { FleetTabs } from "./fleet-tabs.tsx";
import { historySpec } from "./history.resource.tsx";
import "./fleet.css";

export function HistoryScreen({ view: { list, counts, date, today } }: { view: HistoryView }) {
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
