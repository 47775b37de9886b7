import { LogIn, LogOut, MessageSquare, TimerReset } from "lucide-react";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { AttendanceRow } from "../commands/view-attendance.server.ts";
import type { attendanceListDescription } from "../db/attendance-list.reads.server.ts";
import { CheckedIn, DayRouteCell, LastSeen, MessageField, VehicleCell } from "./attendance-cells.tsx";
import { type CrewCount, useAttendanceDay } from "./attendance-day.ts";
import { PhoneCell } from "./phone-dialog.tsx";
import { ShiftAxis, ShiftBar } from "./shift-bar.tsx";

/** Column shown only to members who may check agents in. */
export const phoneColumn = "phone";

/** The list of today's agents. */
export const attendanceSpec: ResourceSpec<AttendanceRow, ListNameSet<typeof attendanceListDescription>> = {
  name: "attendance",
  module: "fleet.attendance",
  title: "fleet:title",
  rowId: (row) => row.id,
  rowName: (row) => row.name,
  rowHref: (row) => `/fleet/attendance/history?filters[agent][]=${row.id}`,
  searchPlaceholder: "fleet:search",
  defaultSort: "team",
  matching: { path: "fleet/attendance", rows: "agents" },
  groups: {
    team: { of: (row) => row.teamId ?? "", head: (row) => <TeamHead row={row} /> },
    location: { of: (row) => row.location ?? "", head: (row) => <LocationHead row={row} /> },
  },
  exports: "/fleet/attendance/export",
  tabs: agentStateKeys.map((key) => ({
    key,
    label: `common:status.agent.${key}` as const,
    query: `filters[state][]=${key}`,
  })),
  columns: [
    {
      key: "agent",
      header: "fleet:column.agent",
      long: true,
      sortable: true,
      cell: (row) => <OwnerCell id={row.id} name={row.name} />,
    },
    {
      key: "team",
      header: "fleet:column.team",
      long: true,
      width: 100,
      sortable: true,
      hidden: true,
      cell: (row) => row.team,
    },
    {
      key: "location",
      header: "fleet:column.location",
      long: true,
      width: 130,
      sortable: true,
      hidden: true,
      cell: (row) => row.location,
    },
    { key: "state", header: "fleet:column.state", width: 104, cell: (row) => <Status kind="agent" code={row.state} /> },
    {
      key: "shift",
      header: "fleet:column.shift",
      width: 264,
      scale: () => <ShiftAxis />,
      cell: (row) => <ShiftBar row={row} />,
    },
    { key: "in", header: "fleet:column.in", width: 88, align: "right", cell: (row) => <CheckedIn row={row} /> },
    {
      key: "out",
      header: "fleet:column.out",
      width: 64,
      align: "right",
      wide: true,
      cell: ({ attendance }) => <DateTimeText at={attendance?.checkedOutAt} style="time" />,
    },
    {
      key: "worked",
      header: "fleet:column.worked",
      width: 84,
      align: "right",
      cell: (row) => (row.attendance === null ? null : formatHours(row.workedMinutes)),
    },
    { key: "route", header: "fleet:column.route", width: 134, cell: (row) => <DayRouteCell route={row.route} /> },
    { key: "seen", header: "fleet:column.seen", width: 84, cell: (row) => <LastSeen at={row.lastSeenAt} /> },
    {
      key: "vehicle",
      header: "fleet:column.vehicle",
      width: 110,
      wide: true,
      cell: (row) => <VehicleCell vehicle={row.vehicle} />,
    },
    {
      key: phoneColumn,
      header: "fleet:column.phone",
      width: 76,
      cell: ({ id, name }) => <PhoneCell id={id} name={name} />,
    },
  ],
  filters: [
    { field: "state", label: "fleet:column.state", kind: "status", status: "agent", codes: agentStateKeys },
    { field: "team", label: "fleet:column.team", kind: "reference" },
    { field: "location", label: "fleet:column.location", kind: "reference" },
  ],
  bulkActions: [
    { intent: "fleet.attendance.check_in", label: "fleet:check_in", icon: LogIn, hotkey: "i" },
    { intent: "fleet.attendance.check_out", label: "fleet:check_out", icon: LogOut, hotkey: "o" },
    {
      intent: "fleet.attendance.message",
      label: "fleet:message",
      icon: MessageSquare,
      harmless: true,
      fields: () => <MessageField />,
    },
    {
      intent: "fleet.attendance.reset_cooldown",
      label: "fleet:reset_cooldown",
      icon: TimerReset,
      available: (rows) => rows.some(({ vehicle }) => vehicle !== null && vehicle.coolingUntil !== null),
    },
  ],
  empty: { title: "fleet:empty", text: "fleet:empty_why" },
};

/** Group heading of a team, with its start location and how many agents are on duty. */
export function TeamHead({ row: { teamId, team, location } }: { row: AttendanceRow }) {
  const t = useTranslate();
  const { teams } = useAttendanceDay();
  return <Head name={team ?? t("fleet:shifts.no_team")} place={location} crew={teams[teamId ?? ""]} />;
}

/** Group heading of a start location. */
export function LocationHead({ row: { location } }: { row: AttendanceRow }) {
  const t = useTranslate();
  const { locations } = useAttendanceDay();
  return <Head name={location ?? t("fleet:no_location")} place={null} crew={locations[location ?? ""]} />;
}

function Head({ name, place, crew }: { name: string; place: string | null; crew: CrewCount | undefined }) {
  const t = useTranslate();
  const here = crew && t("fleet:group_here", { on_duty: crew.onDuty, total: crew.total });
  return (
    <>
      <b>{name}</b>
      {[place, here].filter(Boolean).join(", ")}
    </>
  );
}
