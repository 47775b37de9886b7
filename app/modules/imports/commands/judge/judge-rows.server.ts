import { type RowValues, stateOf } from "../../model/import.ts";
import { checkRow } from "../../model/row/check-row.ts";
import { contradictions, isOwnIssue, orderValues, withOrder } from "../../model/row/order-rows.ts";
import { repairsOf } from "../../model/row/row-values.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import { joinRows } from "./join-rows.server.ts";
import type { JudgedRow, Judging, RowToJudge } from "./judging.server.ts";
import { locateRows } from "./locate-rows.server.ts";

/**
 * Checks rows by the order rules, joins those of one order, then looks for orders that exist and for places on the map.
 */
export async function judgeRows(judging: Judging, rows: readonly RowToJudge[]): Promise<JudgedRow[]> {
  const told = toldOrders(judging, rows);
  const judged = rows.map((row) => judgeRow(judging, row, told));
  joinRows(judged);
  await findDuplicates(judging, judged);
  await locateRows(judging.scope, judged);
  for (const row of judged) {
    const state = stateOf(row.issues);
    row.state = state === "valid" && row.head !== null ? "part" : state;
  }
  return judged;
}

/** What the rows of an order tell together, by its first row. */
function toldOrders({ together }: Judging, rows: readonly RowToJudge[]): Map<number, RowValues> {
  const texts = new Map<number, RowValues[]>();
  for (const { row, values } of rows) {
    const order = together.get(row);
    if (!order) continue;
    const told = texts.get(order.head) ?? [];
    told.push(values);
    texts.set(order.head, told);
  }
  return new Map([...texts].map(([head, all]) => [head, orderValues(all)]));
}

function judgeRow(
  { scope, configuration, plan, references, together }: Judging,
  { row, values, formulas, stored }: RowToJudge,
  told: ReadonlyMap<number, RowValues>,
): JudgedRow {
  const { timezone } = scope.account;
  const { mapped, units } = plan;
  const order = together.get(row);
  const head = order && order.head !== row ? order.head : null;
  const others = order && told.get(order.head);
  const texts = others ? withOrder(values, others) : values;
  const checked = checkRow({ values: texts, formulas, configuration, mapped, units, timezone, references });
  const own = head === null ? checked.issues : checked.issues.filter((each) => isOwnIssue(values, each));
  return {
    row,
    values,
    draft: checked.draft,
    issues: [...(others && head !== null ? contradictions(values, others, head) : []), ...own],
    state: "valid",
    decision: stored?.decision ?? null,
    head,
    joined: false,
    located: null,
    existing: null,
    worthStoring: stored !== undefined && (stored.decision !== null || repairsOf(values).length > 0),
  };
}
