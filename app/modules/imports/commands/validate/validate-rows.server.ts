import { getRowState, type RowValues } from "../../model/import.ts";
import { checkRow } from "../../model/row/check-row.ts";
import { fillFromOrder, findContradictions, isOwnIssue, mergeOrderValues } from "../../model/row/order-rows.ts";
import { listRepairs } from "../../model/row/row-values.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import { joinRows } from "./join-rows.server.ts";
import { locateRows } from "./locate-rows.server.ts";
import type { RowToValidate, ValidatedRow, ValidationContext } from "./validation-context.server.ts";

/** Checks rows by the order rules, merges those of one order, then looks for existing orders and geocodes places. */
export async function validateRows(
  context: ValidationContext,
  rows: readonly RowToValidate[],
): Promise<ValidatedRow[]> {
  const orderValues = collectOrderValues(context, rows);
  const validated = rows.map((row) => validateRow(context, row, orderValues));
  joinRows(validated);
  await findDuplicates(context, validated);
  await locateRows(context.scope, validated);
  for (const row of validated) {
    const state = getRowState(row.issues);
    row.state = state === "valid" && row.head !== null ? "part" : state;
  }
  return validated;
}

/** The values that all rows of an order give together, by its first row. */
function collectOrderValues(
  { orderRows: together }: ValidationContext,
  rows: readonly RowToValidate[],
): Map<number, RowValues> {
  const texts = new Map<number, RowValues[]>();
  for (const { row, values } of rows) {
    const order = together.get(row);
    if (!order) continue;
    const rowValues = texts.get(order.head) ?? [];
    rowValues.push(values);
    texts.set(order.head, rowValues);
  }
  return new Map([...texts].map(([head, all]) => [head, mergeOrderValues(all)]));
}

function validateRow(
  { scope, configuration, plan, references, orderRows: together }: ValidationContext,
  { row, values, formulas, stored }: RowToValidate,
  orderValues: ReadonlyMap<number, RowValues>,
): ValidatedRow {
  const { timezone } = scope.account;
  const { mapped, units } = plan;
  const order = together.get(row);
  const head = order && order.head !== row ? order.head : null;
  const others = order && orderValues.get(order.head);
  const texts = others ? fillFromOrder(values, others) : values;
  const checked = checkRow({ values: texts, formulas, configuration, mapped, units, timezone, references });
  const own = head === null ? checked.issues : checked.issues.filter((each) => isOwnIssue(values, each));
  return {
    row,
    values,
    draft: checked.draft,
    issues: [...(others && head !== null ? findContradictions(values, others, head) : []), ...own],
    state: "valid",
    decision: stored?.decision ?? null,
    head,
    joined: false,
    located: null,
    existing: null,
    worthStoring: stored !== undefined && (stored.decision !== null || listRepairs(values).length > 0),
  };
}
