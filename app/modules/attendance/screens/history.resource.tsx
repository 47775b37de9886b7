import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import { attendanceSources } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { DistanceText, formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { historyListDescription, PastAttendance } from "../db/attendance-list.reads.server.ts";

/** The attendance history. */
export const historySpec: ResourceSpec<PastAttendance, ListNameSet<typeof historyListDescription>> = {
  name: "attendance",
  module: "fleet.history",
  title: "fleet:title",
  rowId: (row) => row.id,
  rowName: (row) => `${row.agent.name} ${row.date}`,
  searchPlaceholder: "fleet:search",
  defaultSort: "-checked_in",
  exports: "/fleet/attendance/history/export",
  tabs: [
    { key: "today", label: "common:date.today", query: "filters[checked_in][]=current,day" },
    { key: "week", label: "fleet:this_week", query: "filters[checked_in][]=current,week" },
  ],
  columns: [
    {
      key: "date",
      header: "fleet:column.date",
      width: 110,
      cell: (row) => <DateTimeText at={row.date} style="date" />,
    },
    {
      key: "agent",
      header: "fleet:column.agent",
      long: true,
      sortable: true,
      cell: (row) => <OwnerCell id={row.agent.id} name={row.agent.name} />,
    },
    { key: "team", header: "fleet:column.team", long: true, width: 104, wide: true, cell: (row) => row.team },
    {
      key: "shift",
      header: "fleet:column.shift",
      width: 120,
      cell: (row) => (
        <>
          <DateTimeText at={row.shiftFrom} style="time" />
          {row.shiftFrom === null ? null : " – "}
          <DateTimeText at={row.shiftTo} style="time" />
        </>
      ),
    },
    {
      key: "checked_in",
      header: "fleet:column.in",
      width: 74,
      align: "right",
      sortable: true,
      cell: (row) => <DateTimeText at={row.checkedInAt} style="time" />,
    },
    {
      key: "by",
      header: "fleet:column.by",
      width: 116,
      long: true,
      cell: (row) => <AttendanceActor source={row.checkedInBy} name={row.checkedInName} />,
    },
    {
      key: "place",
      header: "fleet:column.place",
      width: 132,
      long: true,
      wide: true,
      cell: (row) => <AttendancePlaceCell place={row.inPlace} />,
    },
    {
      key: "checked_out",
      header: "fleet:column.out",
      width: 104,
      align: "right",
      sortable: true,
      cell: (row) => <CheckedOut row={row} />,
    },
    {
      key: "out_by",
      header: "fleet:column.out_by",
      width: 120,
      long: true,
      cell: (row) => <AttendanceActor source={row.checkedOutBy} name={row.checkedOutName} />,
    },
    {
      key: "out_place",
      header: "fleet:column.out_place",
      width: 132,
      long: true,
      wide: true,
      cell: (row) => <AttendancePlaceCell place={row.outPlace} />,
    },
    {
      key: "worked",
      header: "fleet:column.worked",
      width: 80,
      align: "right",
      sortable: true,
      cell: ({ minutes }) => (minutes === null ? null : formatHours(minutes)),
    },
  ],
  filters: [
    { field: "checked_in", label: "fleet:column.date", kind: "date" },
    { field: "agent", label: "fleet:column.agent", kind: "reference" },
    { field: "team", label: "fleet:column.team", kind: "reference" },
    {
      field: "by",
      label: "fleet:column.by",
      kind: "enum",
      options: attendanceSources.map((value) => ({ value, label: `fleet:source.${value}` as const })),
    },
  ],
  empty: { title: "fleet:history_empty", text: "fleet:history_empty_why" },
};

function CheckedOut({ row: { checkedOutAt } }: { row: PastAttendance }) {
  const t = useTranslate();
  if (checkedOutAt === null) return <StateLabel state="under_way">{t("fleet:running")}</StateLabel>;
  return <DateTimeText at={checkedOutAt} style="time" />;
}

/** Who performed a check-in or check-out; members of the office by name. */
export function AttendanceActor({ source, name }: { source: AttendanceSource | null; name: string | null }) {
  const t = useTranslate();
  if (source === null) return null;
  return source === "office" && name ? name : t(`fleet:source.${source}`);
}

/** The team's start location, and the distance from it when the position is known. */
export function AttendancePlaceCell({ place }: { place: AttendancePlace | null }) {
  if (!place?.name) return null;
  return (
    <>
      {place.name}
      {place.distance !== null && (
        <i className="away">
          {" + "}
          <DistanceText metres={place.distance} />
        </i>
      )}
    </>
  );
}
