import type { ReactNode } from "react";
import { type ApprovalState, approvalStates } from "#app/modules/fleet/model/attendance.enums.ts";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { DurationText, formatHours, formatSpan, MoneyText, NearDistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { Worktime, worktimeListDescription } from "../db/worktime.reads.server.ts";
import { AttendancePlaceCell } from "./history.resource.tsx";

const SECONDS_A_DAY = 86_400;

const shapes: Readonly<Record<ApprovalState, LabeledState>> = {
  waiting: "waiting",
  approved: "done",
  refused: "failed",
};

/** Attendance that needs or needed approval, with the evidence. */
export const worktimeSpec: ResourceSpec<Worktime, ListNameSet<typeof worktimeListDescription>> = {
  name: "worktimes",
  module: "fleet.worktime",
  title: "fleet:title",
  rowId: (row) => row.id,
  rowName: (row) => `${row.agent.name} ${row.date}`,
  searchPlaceholder: "fleet:search",
  defaultSort: "-checked_in",
  tabs: approvalStates.map((key) => ({
    key,
    label: `fleet:worktime.${key}` as const,
    query: `filters[approval][]=${key}`,
  })),
  columns: [
    {
      key: "agent",
      header: "fleet:column.agent",
      long: true,
      width: 190,
      sortable: true,
      cell: (row) => <OwnerCell id={row.agent.id} name={row.agent.name} />,
    },
    {
      key: "checked_in",
      header: "fleet:worktime.reported",
      width: 116,
      sortable: true,
      cell: (row) => (
        <TwoLines
          first={
            <>
              <DateTimeText at={row.checkedInAt} style="time" /> – <DateTimeText at={row.checkedOutAt} style="time" />
            </>
          }
          second={<DateTimeText at={row.date} style="date" />}
        />
      ),
    },
    { key: "why", header: "fleet:worktime.why", long: true, cell: (row) => <WhyCell row={row} /> },
    {
      key: "device",
      header: "fleet:worktime.device",
      width: 104,
      align: "right",
      wide: true,
      cell: ({ outReport }) =>
        outReport?.device && (
          <TwoLines
            first={<DateTimeText at={outReport.device.at} />}
            second={<ClockOffset offset={outReport.device.offset} />}
          />
        ),
    },
    {
      key: "server",
      header: "fleet:worktime.server",
      width: 104,
      align: "right",
      cell: ({ outReport }) => <DateTimeText at={outReport?.receivedAt ?? null} />,
    },
    {
      key: "place",
      header: "fleet:worktime.place",
      width: 132,
      long: true,
      wide: true,
      cell: (row) => <PlaceLines place={row.outPlace ?? row.inPlace} />,
    },
    {
      key: "route",
      header: "fleet:worktime.route",
      width: 112,
      wide: true,
      cell: (row) => <Routes row={row} />,
    },
    {
      key: "worked",
      header: "fleet:worktime.hours",
      width: 72,
      align: "right",
      sortable: true,
      cell: ({ minutes }) => (minutes === null ? null : formatHours(minutes)),
    },
    {
      key: "pay",
      header: "fleet:worktime.pay",
      width: 116,
      align: "right",
      cell: ({ pay }) => pay && <MoneyText amount={pay.amount} currency={pay.currency} />,
    },
    {
      key: "approval",
      header: "fleet:worktime.approval",
      width: 172,
      hidden: true,
      cell: ({ approval }) => <Approval state={approval} />,
    },
  ],
  filters: [
    {
      field: "approval",
      label: "fleet:worktime.approval",
      kind: "enum",
      options: approvalStates.map((value) => ({ value, label: `fleet:worktime.${value}` as const })),
    },
    { field: "agent", label: "fleet:column.agent", kind: "reference" },
    { field: "checked_in", label: "fleet:column.date", kind: "date" },
  ],
  bulkActions: [
    { intent: "fleet.worktime.approve", label: "fleet:worktime.approve" },
    { intent: "fleet.worktime.refuse", label: "fleet:worktime.refuse", danger: true, fields: () => <RefusalField /> },
  ],
  empty: { title: "fleet:worktime.empty", text: "fleet:worktime.empty_why" },
};

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="worktime-lines">
      <span>{first}</span>
      <span>{second}</span>
    </span>
  );
}

/** Why the attendance waits, with how late it was reported. */
export function useReasons(): (row: Worktime) => string[] {
  const t = useTranslate();
  return ({ reasons, inReport, outReport }) => {
    const lates = [inReport, outReport].map((each) => (each ? each.receivedAt - each.at : 0));
    const seconds = Math.round(Math.max(...lates) / 1_000);
    const days = Math.floor(seconds / SECONDS_A_DAY);
    const late = days >= 2 ? t("fleet:worktime.days", { count: days }) : formatSpan(seconds, t);
    return (reasons ?? []).map((each) => t(`fleet:worktime.reason.${each}`, { late }));
  };
}

function WhyCell({ row }: { row: Worktime }) {
  const [first, ...others] = useReasons()(row);
  return <TwoLines first={first} second={others.join(", ")} />;
}

function PlaceLines({ place }: { place: AttendancePlace | null }) {
  const t = useTranslate();
  // A report without a position has a place that nothing is known of.
  if (!place || (place.name === null && place.distance === null)) return <AttendancePlaceCell place={null} />;
  return (
    <TwoLines
      first={place.name ?? t("fleet:worktime.place")}
      second={place.distance !== null && <NearDistanceText metres={place.distance} />}
    />
  );
}

/** By how much the device's clock was wrong: ahead is positive. */
export function ClockOffset({ offset }: { offset: number | null }) {
  const t = useTranslate();
  if (offset === null) return null;
  const seconds = Math.round(-offset / 1_000);
  const sign = seconds > 0 ? "+" : seconds < 0 ? "−" : "";
  if (Math.abs(seconds) < 100) return `${sign}${t("fleet:worktime.seconds", { seconds: Math.abs(seconds) })}`;
  return (
    <>
      {sign}
      <DurationText seconds={Math.abs(seconds)} />
    </>
  );
}

function Routes({ row: { routes } }: { row: Worktime }) {
  const t = useTranslate();
  if (routes.length === 0) return <i className="none">{t("fleet:worktime.no_route")}</i>;
  const done = routes.reduce((sum, route) => sum + route.done, 0);
  const total = routes.reduce((sum, route) => sum + route.total, 0);
  return (
    <TwoLines
      first={routes.map(({ number }) => t("fleet:worktime.route_stops", { number })).join(", ")}
      second={t("fleet:worktime.stops_done", { done, total })}
    />
  );
}

function Approval({ state }: { state: ApprovalState | null }) {
  const t = useTranslate();
  return state && <StateLabel state={shapes[state]}>{t(`fleet:worktime.${state}`)}</StateLabel>;
}

/** The reason of a refusal. */
export function RefusalField() {
  const t = useTranslate();
  return (
    <>
      <TextArea label={t("fleet:worktime.note")} name="reason" required maxLength={300} />
      <p className="hint">{t("fleet:worktime.refuse_why")}</p>
    </>
  );
}
