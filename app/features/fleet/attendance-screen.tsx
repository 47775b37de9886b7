import { useMemo } from "react";
import { Link } from "react-router";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { AsOfProvider } from "./as-of.ts";
import { attendanceSpec, phoneColumn } from "./attendance.resource.tsx";
import { FleetTabs } from "./fleet-tabs.tsx";
import type { AttendanceView } from "./view-attendance.server.ts";
import "./fleet.css";

/** Milliseconds between two looks at the server. */
const refreshEvery = 30_000;

/** Today's agents; who may checks them in and out. */
export function AttendanceScreen({ view }: { view: AttendanceView }) {
  useRefresh(refreshEvery);
  const spec = useMemo(() => {
    const { bulkActions: _, ...rest } = attendanceSpec;
    return view.mayAttend
      ? attendanceSpec
      : { ...rest, columns: rest.columns.filter(({ key }) => key !== phoneColumn) };
  }, [view.mayAttend]);
  return (
    <AsOfProvider value={view.asOf}>
      <ResourceTable
        spec={spec}
        data={view.list}
        emptyAction={<AddMissing what="agents" />}
        above={<FleetTabs current="attendance" end={<Rules view={view} />} />}
      />
    </AsOfProvider>
  );
}

/** How many are on duty, and what holds for checking in. */
function Rules({ view: { onDuty, rules, mayPrefer } }: { view: AttendanceView }) {
  const say = useWords();
  const said = [
    rules.most > 0
      ? say("fleet:on_duty_of", { count: onDuty, most: rules.most })
      : say("fleet:on_duty", { count: onDuty }),
    ...(rules.inShift ? [say("fleet:rule_shift")] : []),
    ...(rules.out ? [say("fleet:rule_out")] : []),
  ];
  return (
    <span className="duty-rules">
      {said.join(" · ")} {mayPrefer && <Link to="/settings/account">{say("fleet:preferences")}</Link>}
    </span>
  );
}
