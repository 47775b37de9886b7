import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { formatSchedule } from "#app/ui/schedule/schedule-labels.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { recurringListDescription } from "../../db/recurring.reads.server.ts";
import type { RecurringView } from "../../model/recurring-view.ts";

/** The list of recurring orders. */
export const recurringSpec: ResourceSpec<RecurringView, ListNameSet<typeof recurringListDescription>> = {
  name: "recurring_orders",
  module: "recurring_orders",
  title: "recurring:title",
  rowId: ({ id }) => id,
  rowName: ({ number }) => number,
  searchPlaceholder: "recurring:search",
  defaultSort: "-created_at",
  filters: [
    { field: "active", label: "recurring:column.state", kind: "flag" },
    { field: "next_at", label: "recurring:column.next", kind: "date" },
  ],
  columns: [
    {
      key: "number",
      header: "recurring:column.number",
      width: 130,
      sortable: true,
      cell: ({ number }) => <span className="cell-id">{number}</span>,
    },
    { key: "customer", header: "recurring:column.customer", long: true, sortable: true, cell: (row) => row.customer },
    {
      key: "schedule",
      header: "recurring:column.schedule",
      width: 200,
      cell: (row) => <RecurringSchedule row={row} />,
    },
    {
      key: "next",
      header: "recurring:column.date",
      width: 120,
      cell: ({ next: [first], active }) => active && first && <DateTimeText at={first.on} />,
    },
    {
      key: "next_at",
      header: "recurring:column.next",
      width: 150,
      sortable: true,
      cell: ({ next_at, next: [first] }) => next_at && first && <DateTimeText at={first.at} />,
    },
    { key: "state", header: "recurring:column.state", width: 120, cell: (row) => <RecurringState row={row} /> },
  ],
  empty: { title: "recurring:empty", text: "recurring:empty_why" },
};

function RecurringSchedule({ row: { schedule } }: { row: RecurringView }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  return formatSchedule(schedule, t, dateLocale);
}

/** Active, paused or ended. */
export function RecurringState({ row: { active, next } }: { row: RecurringView }) {
  const t = useTranslate();
  if (!active) return <StateLabel state="resting">{t("recurring:state.paused")}</StateLabel>;
  if (next.length === 0) return <StateLabel state="over">{t("recurring:state.ended")}</StateLabel>;
  return <StateLabel state="active">{t("recurring:state.active")}</StateLabel>;
}
