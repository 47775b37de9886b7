import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useListAddress } from "#app/ui/resource/table/use-list-address.ts";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { checkIn, checkOut } from "../commands/check-in.server.ts";
import { endCooldowns } from "../commands/end-cooldowns.server.ts";
import { messageAgents } from "../commands/message-agents.server.ts";
import { type AttendanceView, readAttendanceScreen } from "../commands/view-attendance.server.ts";
import { attendanceSpec, phoneColumn } from "../screens/attendance.resource.tsx";
import { AttendanceDayProvider } from "../screens/attendance-day.ts";
import { CheckInButton } from "../screens/check-in-button.tsx";
import { DayNav } from "../screens/day-nav.tsx";
import { FleetTabs } from "../screens/fleet-tabs.tsx";
import type { Route } from "./+types/fleet-attendance.ts";
import "../screens/fleet.css";

export const loader = createScreenLoader(readAttendanceScreen);
export const action = createCommandAction([checkIn, checkOut, messageAgents, endCooldowns]);

/** Milliseconds between reloads. */
const REFRESH_MS = 30_000;

/** Today's agents; members with the permission check them in and out. */
export default function Attendance({ loaderData: view }: Route.ComponentProps) {
  useRefresh(REFRESH_MS);
  const { mayAttend, today } = view;
  const spec = useMemo(() => {
    const { bulkActions: _, ...rest } = attendanceSpec;
    return mayAttend ? attendanceSpec : { ...rest, columns: rest.columns.filter(({ key }) => key !== phoneColumn) };
  }, [mayAttend]);
  return (
    <AttendanceDayProvider value={view.day}>
      <ResourceTable
        spec={spec}
        data={view.list}
        actions={mayAttend && <CheckInButton />}
        emptyAction={<AddMissing what="agents" />}
        parts={<FleetTabs current="attendance" counts={view.counts} />}
        filterEnd={
          <>
            <DayNav date={today} today={today} />
            <GroupBy />
          </>
        }
        footSums={<CheckInRules view={view} />}
      />
    </AttendanceDayProvider>
  );
}

const groupings = ["team", "location", "agent"] as const;

/** Chooses the grouping, which is stored as the list's sort. */
function GroupBy() {
  const t = useTranslate();
  const address = useListAddress();
  const sort = (address.sort ?? "team").replace(/^-/, "");
  const at = groupings.find((each) => each === sort) ?? "agent";
  return (
    <Menu
      label={t("fleet:group_by")}
      align="end"
      items={groupings.map((key) => ({
        ...{ key, label: t(`fleet:group.${key}`), checked: key === at },
        onSelect: () => address.set("sort", key),
      }))}
      trigger={(props) => (
        <button {...props} type="button" className="chip chip-add filters-end">
          {t("fleet:group_by")} <b>{t(`fleet:group.${at}`)}</b>
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}

/** How many agents are on duty, and the rules for checking in. */
function CheckInRules({ view: { onDuty, rules, mayPrefer } }: { view: AttendanceView }) {
  const t = useTranslate();
  const ruleTexts = [
    ...(rules.inShift ? [t("fleet:rule_shift")] : []),
    ...(rules.radii.length > 0 ? [t("fleet:rule_radius", { radius: rules.radii.join(", ") })] : []),
    ...(rules.out ? [t("fleet:rule_out")] : []),
  ];
  return (
    <span className="duty-rules">
      {rules.max > 0 ? t("fleet:on_duty_of", { count: onDuty, max: rules.max }) : t("fleet:on_duty", { count: onDuty })}
      {ruleTexts.length > 0 && <i>{ruleTexts.join(" ")}</i>}
      {mayPrefer && <Link to="/settings/account">{t("fleet:preferences")}</Link>}
    </span>
  );
}
