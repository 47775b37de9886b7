import { useMemo } from "react";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { WorktimeView } from "../commands/view-worktime.server.ts";
import type { Worktime } from "../db/worktime.reads.server.ts";
import { FleetTabs } from "./fleet-tabs.tsx";
import { worktimeSpec } from "./worktime.resource.tsx";
import { WorktimePane } from "./worktime-pane.tsx";
import "./fleet.css";

/** Milliseconds between reloads. */
const REFRESH_MS = 60_000;

/** Work time that waits for approval, and what was decided. */
export function WorktimeScreen({ view: { list, counts, rules, mayDecide } }: { view: WorktimeView }) {
  const t = useTranslate();
  useRefresh(REFRESH_MS);
  const spec = useMemo(() => {
    const { bulkActions, ...rest } = worktimeSpec;
    const of = (row: Worktime) => <WorktimePane key={row.id} row={row} mayDecide={mayDecide} />;
    return { ...rest, ...(mayDecide && bulkActions ? { bulkActions } : {}), pane: { at: "below" as const, of } };
  }, [mayDecide]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      parts={<FleetTabs current="worktime" counts={counts} />}
      footSums={<span className="soft-ink">{t("fleet:worktime.rule", rules)}</span>}
    />
  );
}
