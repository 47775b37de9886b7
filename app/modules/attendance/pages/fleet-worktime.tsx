import { useMemo } from "react";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { correctWorktime } from "../commands/correct-worktime.server.ts";
import { approveWorktime, refuseWorktime } from "../commands/decide-worktime.server.ts";
import { readWorktimeScreen } from "../commands/view-worktime.server.ts";
import type { Worktime } from "../db/worktime.reads.server.ts";
import { FleetTabs } from "../screens/fleet-tabs.tsx";
import { worktimeSpec } from "../screens/worktime.resource.tsx";
import { WorktimePane } from "../screens/worktime-pane.tsx";
import type { Route } from "./+types/fleet-worktime.ts";
import "../screens/fleet.css";

export const loader = createScreenLoader(readWorktimeScreen);
export const action = createCommandAction([approveWorktime, refuseWorktime, correctWorktime]);

/** Milliseconds between reloads. */
const REFRESH_MS = 60_000;

/** Work time that waits for approval, and what was decided. */
export default function AgentWorktime({ loaderData: { list, counts, rules, mayDecide } }: Route.ComponentProps) {
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
