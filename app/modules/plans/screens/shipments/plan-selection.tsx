import { loadAreas } from "#app/platform/i18n/browser.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import type { BulkAction } from "#app/ui/resource/resource-spec.ts";

/** They come with their words: a list of orders or shipments has none of plans. */
const PlanTargetFields = lazyPart(async () => {
  const [fields] = await Promise.all([import("./plan-target-fields.tsx"), loadAreas(["plans"])]);
  return fields;
});

/** What a list needs of a row to propose the plan's day. */
interface PromisedRow {
  deliveryFrom?: string | null;
}

/** How a list plans its selection: fields that load with the dialog, and the plan as what the result leads to. */
export function planSelection<Row extends PromisedRow>(
  today: string,
  type?: number,
): Pick<BulkAction<Row>, "fields" | "carries" | "leadsTo"> {
  return {
    fields: (rows) => <PlanTargetFields day={findFirstDay(rows, today)} {...(type === undefined ? {} : { type })} />,
    carries: (result): Record<string, string> => {
      const id = getPlanId(result);
      return id ? { plan_id: id } : {};
    },
    leadsTo: (result) => {
      const id = getPlanId(result);
      return id ? { to: `/plans/${id}`, label: "plans:target.open" } : null;
    },
  };
}

/** The plan that the shipments are in; none if nothing could join a new one. */
function getPlanId(result: unknown): string | null {
  const plan: unknown = Object(result).plan;
  const { id } = Object(plan);
  return typeof id === "string" ? id : null;
}

/** The first promised day of the rows, but not before today: what is overdue is planned for today. */
function findFirstDay(rows: readonly PromisedRow[], today: string): string {
  const [first = today] = rows.flatMap((row) => row.deliveryFrom?.slice(0, 10) ?? []).sort();
  return first > today ? first : today;
}
