import type { NamesOf } from "#app/platform/lists/list-spec.server.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { scheduleWords } from "#app/ui/schedule/schedule-words.ts";
import { Shaped } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { describedRecurring } from "../../db/recurring.reads.server.ts";
import type { RecurringView } from "../../model/recurring-view.ts";

/** Orders that come again, and when. */
export const recurringSpec: ResourceSpec<RecurringView, NamesOf<typeof describedRecurring>> = {
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
    { key: "schedule", header: "recurring:column.schedule", width: 200, cell: (row) => <When row={row} /> },
    {
      key: "next",
      header: "recurring:column.date",
      width: 120,
      cell: ({ next: [first], active }) => active && first && <DateTime at={first.on} />,
    },
    {
      key: "next_at",
      header: "recurring:column.next",
      width: 150,
      sortable: true,
      cell: ({ next_at, next: [first] }) => next_at && first && <DateTime at={first.at} />,
    },
    { key: "state", header: "recurring:column.state", width: 120, cell: (row) => <State row={row} /> },
  ],
  empty: { title: "recurring:empty", text: "recurring:empty_why" },
};

function When({ row: { schedule } }: { row: RecurringView }) {
  const say = useWords();
  const { dateLocale } = useFormats();
  return scheduleWords(schedule, say, dateLocale);
}

/** It goes on, rests, or is over. */
export function State({ row: { active, next } }: { row: RecurringView }) {
  const say = useWords();
  if (!active) return <Shaped state="resting">{say("recurring:state.paused")}</Shaped>;
  if (next.length === 0) return <Shaped state="over">{say("recurring:state.ended")}</Shaped>;
  return <Shaped state="active">{say("recurring:state.active")}</Shaped>;
}
